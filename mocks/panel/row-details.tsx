import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { RowView } from '#mocks/demo/rows/row-views.ts';
import { Facts, FIELD, MAIN_TOOL, ToolButton } from './panel-controls.tsx';

/** A row in words, and as JSON that can be edited. */
export function Row({
  row,
  onSave,
  children,
}: {
  row: RowView;
  /** Rejects with an Error saying what is wrong. */
  onSave: (text: string) => Promise<void>;
  /** What else can be done with the row: buttons. */
  children?: ReactNode;
}) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <Disclosure title={row.title} aside={row.aside}>
      {isEdited ? (
        <Editor
          label={`Row ${row.id} as JSON`}
          text={row.text}
          onCancel={() => setEdited(false)}
          onSave={async (text) => {
            await onSave(text);
            setEdited(false);
          }}
        />
      ) : (
        <>
          <Facts facts={[['Row', row.id], ...row.facts]} />
          {row.isSeed ? (
            <p className="text-muted">
              Part of the program: every browser has it, and none stores it.
            </p>
          ) : (
            <div className="flex gap-2">
              <ToolButton ref={edit} onClick={() => setEdited(true)}>
                Edit
              </ToolButton>
              {children}
            </div>
          )}
        </>
      )}
    </Disclosure>
  );
}

function Editor({
  label,
  text,
  onSave,
  onCancel,
}: {
  label: string;
  text: string;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(text);
  const [problem, setProblem] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves the form, not the panel
    <form
      className="flex flex-col gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        await onSave(draft).catch((error: Error) => setProblem(error.message));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <textarea
        ref={field}
        aria-label={label}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        rows={Math.min(24, draft.split('\n').length + 1)}
        className={`${FIELD} py-1.5 font-mono text-12`}
        spellCheck={false}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex gap-2">
        <button type="submit" className={MAIN_TOOL}>
          Save
        </button>
        <ToolButton onClick={onCancel}>Cancel</ToolButton>
      </div>
    </form>
  );
}

/** A line of a list that opens. */
export function Disclosure({
  title,
  aside,
  isRenderedWhenOpen = false,
  children,
}: {
  title: ReactNode;
  aside: string;
  /** Whether what is inside waits for the first opening. */
  isRenderedWhenOpen?: boolean;
  children: ReactNode;
}) {
  const [wasOpened, setOpened] = useState(!isRenderedWhenOpen);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="flex min-h-9 items-center gap-3 py-1 hover:bg-wall">
        <span className="summary-line min-w-0 flex-1 truncate">{title}</span>
        <span className="shrink-0 text-muted figures">{aside}</span>
      </summary>
      {wasOpened && <div className="flex flex-col gap-3 pt-2 pb-5">{children}</div>}
    </details>
  );
}
