import { Button } from '#src/ui/button.tsx';

/** In place of a part of the page that failed to load: the error's text and Try again. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 border-l-4 border-danger py-1 pl-5"
    >
      <p className="font-serif text-22">Something went wrong</p>
      <p className="font-mono text-12 text-muted">{error.message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
