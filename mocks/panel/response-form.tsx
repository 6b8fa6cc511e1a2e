import { useEffect, useId, useRef, useState } from 'react';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { CallLog } from '#mocks/backend/server/call-log.ts';
import { type Override, formatEndpoint } from '#mocks/demo/state/override.ts';
import { lastResponseOf, type LoggedResponse } from '#mocks/demo/traffic/logged-response.ts';
import { BodyField } from './body-field.tsx';
import { overrideExcerpt } from './override-excerpt.ts';
import { Field, FIELD, MAIN_TOOL, ToolButton } from './panel-controls.tsx';
import { CountField, TermFields } from './term-fields.tsx';
import {
  draftOf,
  draftOfResponse,
  overrideOf,
  type ResponseDraft,
  textOf,
} from './response-draft.ts';

/** More than most hosts take of an address. */
const LONGEST_LINK = 8_000;

/** Everything an override of the address can say about one call, as fields. */
export function ResponseForm({
  call,
  override,
  log,
  response,
  onApply,
  onCancel,
}: {
  call: Endpoint | 'any';
  override: Override | undefined;
  log: CallLog;
  /** The response to begin with, in place of an override. */
  response?: LoggedResponse | undefined;
  onApply: (override: Override) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(() => ({
    ...draftOf(override),
    ...(response && draftOfResponse(response)),
  }));
  const [origin, setOrigin] = useState(response);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isEdited = response !== undefined;
  const id = useId();
  useEffect(() => {
    const body = form.current?.querySelector('textarea');
    // Whoever edits a response is here for its body.
    (isEdited && body ? body : form.current?.querySelector('select'))?.focus();
  }, [isEdited]);

  const change = (changes: Partial<ResponseDraft>) => {
    setDraft({ ...draft, ...changes });
    setProblem('');
  };

  function beginWithLastResponse(endpoint: Endpoint) {
    const last = lastResponseOf(log, endpoint);
    setOrigin(last);
    if (last) change(draftOfResponse(last));
    else setProblem('It has had no response yet. Open a page of the shop that makes this call.');
  }

  const hasResponse = draft.response === 'status' || draft.response === 'as-is';
  const text = textOf(call, draft);
  const linkLength = encodeURIComponent(text).length;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves the form, not the panel
    <form
      ref={form}
      aria-label={`Response of ${call === 'any' ? 'every call' : formatEndpoint(call)}`}
      className="mb-4 flex flex-col gap-3 rounded-control border border-accent p-3"
      onSubmit={(event) => {
        event.preventDefault();
        try {
          onApply(overrideOf(call, draft));
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
          <CountField
            label="Status"
            min={200}
            max={599}
            value={draft.status}
            onChange={(status) => change({ status })}
          />
        )}
      </div>
      {call !== 'any' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isEdited && (
            <ToolButton onClick={() => beginWithLastResponse(call)}>
              Begin with the last response
            </ToolButton>
          )}
          <p role="status" className="text-muted">
            {origin && wordsOf(origin)}
          </p>
        </div>
      )}
      {hasResponse && (
        <>
          <label className="flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              checked={draft.hasBody}
              onChange={({ target }) => change({ hasBody: target.checked })}
            />
            A body of my own
          </label>
          {draft.hasBody && (
            <BodyField
              call={call}
              status={draft.response === 'status' ? Number(draft.status) : 200}
              value={draft.body}
              onChange={(body) => change({ body })}
            />
          )}
        </>
      )}
      <TermFields draft={draft} onChange={change} />
      {hasResponse && (
        <Field label="Headers, one a line">
          <textarea
            rows={2}
            className={`${FIELD} py-1.5 font-mono text-12`}
            placeholder="Retry-After: 60"
            spellCheck={false}
            value={draft.headers}
            onChange={({ target }) => change({ headers: target.value })}
          />
        </Field>
      )}
      {problem !== '' && (
        <p id={`${id}-problem`} role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p className="font-mono text-12 wrap-anywhere text-muted">{`fail=${overrideExcerpt(text)}`}</p>
      {linkLength > LONGEST_LINK && (
        <p className="text-muted">
          {`This tab keeps it. In a link it takes ${Math.ceil(linkLength / 1_000)} KB, which most hosts refuse.`}
        </p>
      )}
      <div className="flex gap-2">
        <button type="submit" className={MAIN_TOOL}>
          Apply
        </button>
        <ToolButton onClick={onCancel}>Cancel</ToolButton>
      </div>
    </form>
  );
}

/** Which response the fields come from, and which calls get it. */
function wordsOf({ endpoint, name, isWhole }: LoggedResponse): string {
  const call = formatEndpoint(endpoint);
  return [
    `From the response to ${name}.`,
    name !== call && `Every ${call} gets it.`,
    !isWhole && 'Of its lists the log has kept the first thousand rows.',
  ]
    .filter(Boolean)
    .join(' ');
}
