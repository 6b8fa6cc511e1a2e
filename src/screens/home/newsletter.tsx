import { type FormEvent, useId, useState } from 'react';
import { useTimer } from '#src/hooks/use-timer.ts';
import { notices } from '#src/copy/notices.ts';
import { notify } from '#src/data/toast.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

/** Spec 9: how long the button reads Subscribing... */
const SUBSCRIBING_MS = 1_000;

/** Spec 4: nothing is sent; the button reads Subscribing... for one second, then a toast is shown (O-10). */
export function Newsletter() {
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [isSubscribing, setSubscribing] = useState(false);
  const timer = useTimer();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSubscribing) return;
    setSubscribing(true);
    timer.start(SUBSCRIBING_MS, () => {
      setSubscribing(false);
      setEmail('');
      notify(notices.subscribed);
    });
  }

  return (
    <section aria-labelledby={titleId} className="page">
      <div className="mx-auto max-w-[36rem] text-center">
        <h2 id={titleId} className="text-28 lg:text-36">
          Stay Inspired
        </h2>
        <p className="mt-3 text-muted">
          One letter a month: new works, opening nights, and one picture worth a long look.
        </p>
        <form
          className="mt-8 flex flex-col items-stretch gap-3 text-left sm:flex-row sm:items-end"
          onSubmit={handleSubmit}
        >
          <TextField
            label="Email address"
            type="email"
            required
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            className="flex-1"
          />
          <Button type="submit" aria-disabled={isSubscribing} className="sm:min-w-40">
            {isSubscribing ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </form>
      </div>
    </section>
  );
}
