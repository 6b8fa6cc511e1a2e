import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Facts, ToolButton } from './panel-controls.tsx';

type FactList = readonly (readonly [term: string, value: ReactNode])[];

/**
 * A button that asks before it removes what cannot be brought back easily. Esc and Cancel give the focus back to it.
 * @param loadFacts what will go, as terms and values
 */
export function AskFirst({
  label,
  question,
  note,
  loadFacts,
  disabled = false,
  onConfirm,
}: {
  label: string;
  question: string;
  note: string;
  loadFacts: () => Promise<FactList>;
  disabled?: boolean;
  onConfirm: () => Promise<void>;
}) {
  const [facts, setFacts] = useState<FactList>();
  const trigger = useRef<HTMLButtonElement>(null);

  async function handleAsk() {
    setFacts(await loadFacts().catch(unreadable));
  }

  function close() {
    setFacts(undefined);
    trigger.current?.focus();
  }

  async function handleConfirm() {
    close();
    await onConfirm();
  }

  return (
    <>
      <ToolButton
        ref={trigger}
        className="text-danger"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={facts !== undefined}
        onClick={handleAsk}
      >
        {label}
      </ToolButton>
      {facts && (
        <Question
          text={question}
          note={note}
          facts={facts}
          confirmLabel={label}
          onConfirm={handleConfirm}
          onCancel={close}
        />
      )}
    </>
  );
}

/** The question itself; Esc and Cancel close it. */
export function Question({
  text,
  note,
  facts,
  confirmLabel,
  onConfirm,
  onCancel,
}: {
  text: string;
  note: string;
  facts: FactList;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-facts`}
      className="ask-first flex w-full flex-col gap-3 rounded-control border border-accent p-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel would close with it.
        event.stopPropagation();
        onCancel();
      }}
    >
      <p id={`${id}-question`} className="font-semibold">
        {text}
      </p>
      <div id={`${id}-facts`} className="flex flex-col gap-2">
        <Facts facts={facts} />
        <p className="text-12 text-muted">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ToolButton ref={cancel} onClick={onCancel}>
          Cancel
        </ToolButton>
        <ToolButton className="text-danger" onClick={onConfirm}>
          {confirmLabel}
        </ToolButton>
      </div>
    </div>
  );
}

/** What cannot be read can still be removed. */
function unreadable(error: Error): FactList {
  return [['Cannot be read', error.message]];
}
