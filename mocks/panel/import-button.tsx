import { type ChangeEvent, useRef, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { IMPORT_QUESTION, type PendingImport } from '#mocks/demo/rows/import-rows.ts';
import { Question } from './ask-first.tsx';

/**
 * Chooses a file, and asks before its rows replace those of the shop.
 * @param attempt shows why something has failed
 */
export function ImportButton({
  readImport,
  attempt,
}: {
  readImport: DemoControls['readImport'];
  attempt: (work: () => Promise<void>) => Promise<void>;
}) {
  const [pending, setPending] = useState<PendingImport>();
  const input = useRef<HTMLInputElement>(null);

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    setPending(undefined);
    if (file) await attempt(async () => setPending(await readImport(await file.text())));
    // So that choosing the same file again, once corrected, fires another change.
    target.value = '';
  }

  function close() {
    setPending(undefined);
    input.current?.focus();
  }

  return (
    <>
      <label className="file-label inline-flex min-h-9 items-center rounded-control border border-control px-3 py-1 hover:border-accent hover:text-accent">
        Import
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={handleFile}
        />
      </label>
      {pending && (
        <Question
          text={IMPORT_QUESTION}
          note="The page reloads, and for ten seconds after that you can undo it."
          facts={pending.facts}
          confirmLabel="Import"
          onConfirm={() => {
            close();
            void attempt(pending.replace);
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
