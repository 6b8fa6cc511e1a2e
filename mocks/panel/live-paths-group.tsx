import { type FormEvent, useRef, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import {
  formatLivePath,
  type LivePath,
  parseLivePathList,
} from '#mocks/demo/real-server/live-paths.ts';
import {
  needsConsent,
  REAL_SERVER_NOTE,
  REAL_SERVER_QUESTION,
} from '#mocks/demo/real-server/real-server-consent.ts';
import { Question } from './ask-first.tsx';
import { Field, FIELD, Group, ToolButton } from './panel-controls.tsx';

/** The calls that a real server answers; the page reloads with a change. */
export function LivePathsGroup({ controls }: { controls: DemoControls }) {
  const { livePaths = [] } = controls;
  const [text, setText] = useState(livePaths.map(formatLivePath).join(', '));
  const [mistake, setMistake] = useState('');
  const [pending, setPending] = useState<readonly LivePath[]>();
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    try {
      const paths = parseLivePathList(text);
      setMistake('');
      if (needsConsent(paths)) setPending(paths);
      else controls.setLivePaths(paths);
    } catch (error) {
      setMistake((error as Error).message);
    }
  }

  return (
    <Group title="Calls of a real server">
      <form className="flex flex-col gap-3" onSubmit={handleSubmit}>
        <Field label="Paths, with commas; * is any text">
          <input
            ref={input}
            className={FIELD}
            placeholder="/api/artworks*, POST /api/orders"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={mistake !== ''}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {mistake !== '' && (
          <p role="alert" className="max-h-40 overflow-y-auto wrap-anywhere text-danger">
            {mistake}
          </p>
        )}
        <p className="text-muted">
          They go to the network as they are, without the latency and responses set here.
        </p>
        <ToolButton type="submit" className="self-start">
          Reload with these paths
        </ToolButton>
      </form>
      {pending && (
        <Question
          text={REAL_SERVER_QUESTION}
          note={REAL_SERVER_NOTE}
          facts={[['Calls', pending.map(formatLivePath).join(', ')]]}
          confirmLabel="Send them"
          onConfirm={() => controls.setLivePaths(pending)}
          onCancel={() => {
            setPending(undefined);
            input.current?.focus();
          }}
        />
      )}
    </Group>
  );
}
