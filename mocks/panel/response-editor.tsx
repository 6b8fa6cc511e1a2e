import { Suspense, useRef, useState } from 'react';
import type { LoggedCall } from '#mocks/backend/server/call-log.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { responseOf, endpointOf } from '#mocks/demo/traffic/logged-response.ts';
import { ResponseForm } from './lazy-response-form.ts';
import { ToolButton } from './panel-controls.tsx';

/** Lets the response of a logged call be edited, and given to the calls that follow. */
export function ResponseEditor({ controls, call }: { controls: DemoControls; call: LoggedCall }) {
  const [isEdited, setEdited] = useState(false);
  const [result, setResult] = useState('');
  const edit = useRef<HTMLButtonElement>(null);
  const endpoint = endpointOf(call);
  if (!endpoint) return null;

  function close(words: string) {
    setEdited(false);
    setResult(words);
    edit.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ToolButton
          ref={edit}
          aria-expanded={isEdited}
          onClick={() => (isEdited ? close('') : setEdited(true))}
        >
          Edit this response
        </ToolButton>
        <span role="status" className="text-accent">
          {result}
        </span>
      </div>
      {isEdited && (
        <Suspense>
          <ResponseForm
            call={endpoint}
            override={undefined}
            log={controls.backend.log}
            response={responseOf(controls.backend.log, call)}
            onCancel={() => close('')}
            onApply={(override) => {
              controls.setOverride(endpoint, override);
              close('Applied. The shop asks again for what it shows of it.');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
