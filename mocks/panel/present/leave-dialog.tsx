import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

const WORD = 'leave';

/** A dialog that ends present mode for whoever types the word. Closing it gives the focus back. */
export function LeaveDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();

  useLayoutEffect(() => dialog.current!.showModal(), []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (word.trim().toLowerCase() === WORD) onLeave();
    else setError(`The word is “${WORD}”.`);
  }

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className="leave-dialog" onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <h2 id={titleId} className="text-28">
          Leave present mode
        </h2>
        <p className="text-muted">
          Ends the presentation and brings back the shop as it was before.
        </p>
        <TextField
          label={`Type “${WORD}”`}
          value={word}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          onChange={({ target }) => setWord(target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit">Leave</Button>
          <Button variant="tertiary" onClick={() => dialog.current!.close()}>
            Stay
          </Button>
        </div>
      </form>
    </dialog>
  );
}
