import { Failure } from '#src/components/empty-frame.tsx';

/** Error boundary of a screen that failed to render or to load its code; header and footer stay. */
export function ScreenFailure({ error }: { error: unknown }) {
  return (
    <Failure
      page
      heading="This page could not be shown"
      error={error instanceof Error ? error : new Error(String(error))}
      onRetry={() => window.location.reload()}
    />
  );
}

/** Error boundary of the shell itself: plain HTML, because its components may be what failed. */
export function ShellFailure({ error }: { error: unknown }) {
  return (
    <main className="page-frame">
      <div>
        <h1 className="text-36">This page could not be shown</h1>
        <p className="text-muted">This could not be loaded. Please try again.</p>
        <button type="button" className="link" onClick={() => window.location.reload()}>
          Try again
        </button>
        <p className="text-12 text-muted">{String(error)}</p>
      </div>
    </main>
  );
}
