import { Button } from '#src/ui/button.tsx';

/** A part of the page that could not be loaded: a sentence, the raised text, a way out (readings R-18). */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="border-danger flex flex-col items-start gap-3 border-l-4 py-1 pl-5"
    >
      <p className="text-22 font-serif">Something went wrong</p>
      <p className="text-12 text-muted font-mono break-all">{error.message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
