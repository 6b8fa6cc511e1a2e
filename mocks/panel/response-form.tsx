import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type Fault, formatEndpoint } from '#mocks/demo/fault.ts';
import { Field, FIELD, ToolButton } from './panel-controls.tsx';
import { draftOf, faultOf, type ResponseDraft, textOf } from './response-draft.ts';

/** Everything a fault of the address can say about one call, as fields. */
export function ResponseForm({
  call,
  fault,
  onApply,
  onCancel,
}: {
  call: Endpoint | 'any';
  fault: Fault | undefined;
  onApply: (fault: Fault) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(fault));
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const change = (changes: Partial<ResponseDraft>) => {
    setDraft({ ...draft, ...changes });
    setProblem('');
  };
  const hasResponse = draft.response === 'status' || draft.response === 'as-is';

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves the form, not the panel
    <form
      ref={form}
      aria-label={`Response of ${call === 'any' ? 'every call' : formatEndpoint(call)}`}
      className="mb-4 flex flex-col gap-3 rounded-control border border-accent p-3 font-mono text-12"
      onSubmit={(event) => {
        event.preventDefault();
        try {
          onApply(faultOf(call, draft));
        } catch (error) {
          setProblem((error as Error).message);
        }
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="Response">
          <select
            className={FIELD}
            value={draft.response}
            onChange={({ target }) =>
              change({ response: target.value as ResponseDraft['response'] })
            }
          >
            <option value="status">a status</option>
            <option value="as-is">as it is</option>
            <option value="network">network error</option>
            <option value="never">never</option>
          </select>
        </Field>
        {draft.response === 'status' && (
          <Count
            label="Status"
            min={200}
            max={599}
            value={draft.status}
            onChange={(status) => change({ status })}
          />
        )}
      </div>
      <div className="grid grid-cols-3 gap-3">
        <Count
          label="Calls"
          placeholder="all"
          min={1}
          value={draft.times}
          onChange={(times) => change({ times })}
        />
        <Count
          label="After calls"
          placeholder="0"
          value={draft.after}
          onChange={(after) => change({ after })}
        />
        <Count
          label="Odds in %"
          placeholder="100"
          max={100}
          value={draft.odds}
          onChange={(odds) => change({ odds })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Count
          label="Milliseconds"
          placeholder="as every call"
          value={draft.latency}
          onChange={(latency) => change({ latency })}
        />
        <Count
          label="Plus or minus"
          placeholder="0"
          value={draft.spread}
          onChange={(spread) => change({ spread })}
        />
      </div>
      {hasResponse && (
        <>
          <Field label="Headers, one a line">
            <textarea
              rows={2}
              className={`${FIELD} py-1.5`}
              placeholder="Retry-After: 60"
              spellCheck={false}
              value={draft.headers}
              onChange={({ target }) => change({ headers: target.value })}
            />
          </Field>
          <label className="flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              className="size-3.5 accent-accent"
              checked={draft.hasBody}
              onChange={({ target }) => change({ hasBody: target.checked })}
            />
            A body of my own
          </label>
          {draft.hasBody && (
            <Field label="Body, JSON or any text">
              <textarea
                rows={5}
                className={`${FIELD} py-1.5`}
                placeholder={'{"message":"Closed"}'}
                spellCheck={false}
                value={draft.body}
                onChange={({ target }) => change({ body: target.value })}
              />
            </Field>
          )}
        </>
      )}
      {problem !== '' && (
        <p id={`${id}-problem`} role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p className="[overflow-wrap:anywhere] text-muted">fail={textOf(call, draft)}</p>
      <div className="flex gap-2">
        <button
          type="submit"
          className="min-h-9 rounded-control bg-accent px-3 py-1 text-paper hover:bg-ink"
        >
          Apply
        </button>
        <ToolButton onClick={onCancel}>Cancel</ToolButton>
      </div>
    </form>
  );
}

function Count({
  label,
  value,
  onChange,
  min = 0,
  ...rest
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  min?: number;
  max?: number;
  placeholder?: string;
}): ReactNode {
  return (
    <Field label={label}>
      <input
        type="number"
        min={min}
        className={FIELD}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    </Field>
  );
}
