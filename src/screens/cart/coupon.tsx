import { type FormEvent, useState } from 'react';
import { useTimer } from '#src/hooks/use-timer.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

/** Spec 9. */
const APPLYING_MS = 1_000;

/** Spec 4: one second of Applying..., then an empty field; no discount, no message, no call (O-11). */
export function Coupon() {
  const [code, setCode] = useState('');
  const [isApplying, setApplying] = useState(false);
  const timer = useTimer();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (code === '' || isApplying) return;
    setApplying(true);
    timer.start(APPLYING_MS, () => {
      setApplying(false);
      setCode('');
    });
  }

  return (
    <form className="flex flex-wrap items-end gap-3 print:hidden" onSubmit={handleSubmit}>
      <TextField
        label="Coupon code"
        autoComplete="off"
        value={code}
        readOnly={isApplying}
        onChange={(event) => setCode(event.target.value)}
        className="min-w-0 flex-[1_1_9rem]"
      />
      <Button
        type="submit"
        variant="secondary"
        aria-disabled={code === '' || isApplying}
        className="min-w-28 flex-auto px-3!"
      >
        {isApplying ? 'Applying...' : 'Apply'}
      </Button>
    </form>
  );
}
