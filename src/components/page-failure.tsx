import { Button } from '#src/ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

const HEADING = 'Something went wrong';

/** In place of a page whose data failed to load: the error's text and Try again. */
export function PageFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="page flex flex-col items-start gap-6 py-section">
      <PageHeading title={HEADING}>{HEADING}</PageHeading>
      <p className="font-mono text-12 text-muted">{error.message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
