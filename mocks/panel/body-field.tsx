import { useEffect, useId, useState } from 'react';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { formatCount } from '#src/copy/format.ts';
import { checkBody, NOTHING_FOUND } from './body-check.ts';
import { DifferenceFacts } from './difference-facts.tsx';
import { Field, FIELD } from './panel-controls.tsx';

/** A pause in typing after which a body is checked, so that a screen reader does not read a note for each letter. */
const PAUSE_MS = 400;
const MOST_SHOWN = 5;

/** The body of a response, and notes on what is no JSON or breaks the contract. */
export function BodyField({
  call,
  status,
  value,
  onChange,
}: {
  call: Endpoint | 'any';
  status: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const [{ issue, differences }, setCheck] = useState(NOTHING_FOUND);
  const id = useId();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkBody(call, status, value).then((check) => isCurrent && setCheck(check), reportError);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, status, value]);

  const hidden = differences.length - MOST_SHOWN;
  return (
    <div className="flex flex-col gap-2">
      <Field label="Body, JSON or any text">
        <textarea
          rows={Math.min(16, Math.max(5, value.split('\n').length + 1))}
          className={`${FIELD} py-1.5 font-mono text-12`}
          placeholder={'{"message":"Closed"}'}
          spellCheck={false}
          aria-describedby={`${id}-check`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div id={`${id}-check`} role="status" className="flex flex-col gap-2 empty:hidden">
        {issue && (
          <p className="text-danger">{`This is no JSON: ${issue}. It is sent as plain text.`}</p>
        )}
        {differences.length > 0 && (
          <>
            <p>The contract says otherwise. It is sent all the same.</p>
            <ul className="quoted flex flex-col gap-2 border-danger">
              {differences.slice(0, MOST_SHOWN).map((difference) => (
                <li key={`${difference.part} ${difference.field} ${difference.expected}`}>
                  <DifferenceFacts difference={difference} />
                </li>
              ))}
            </ul>
            {hidden > 0 && <p className="text-muted">{`and ${formatCount(hidden)} more`}</p>}
          </>
        )}
      </div>
    </div>
  );
}
