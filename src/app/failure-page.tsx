import { Failure } from '#src/components/failure.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';

/** Error boundary of a screen that failed to render or to load its code; header and footer stay. */
export function ScreenFailure({ error }: { error: unknown }) {
  const failure = error instanceof Error ? error : new Error(String(error));
  return (
    <div className="page flex flex-col gap-8 py-section">
      <PageHeading title="Something went wrong">This page could not be shown</PageHeading>
      <Failure error={failure} onRetry={() => window.location.reload()} />
    </div>
  );
}

/** Error boundary of the shell itself: plain HTML, because its components may be what failed. */
export function ShellFailure({ error }: { error: unknown }) {
  return (
    <main className="page flex flex-col items-start gap-6 py-section">
      <h1 className="text-36">This page could not be shown</h1>
      <p className="font-mono text-12 text-muted">{String(error)}</p>
      <button type="button" className="link" onClick={() => window.location.reload()}>
        Try again
      </button>
    </main>
  );
}
