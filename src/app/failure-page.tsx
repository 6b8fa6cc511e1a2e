import { useRouteError } from 'react-router-dom';
import { Failure } from '#src/components/failure.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';

/** A screen that failed while rendering or loading its code; header and footer survive. */
export function ScreenFailure() {
  const raised = useRouteError();
  const error = raised instanceof Error ? raised : new Error(String(raised));
  return (
    <div className="page flex flex-col gap-8 py-section">
      <PageHeading title="Something went wrong">This page could not be shown</PageHeading>
      <Failure error={error} onRetry={() => window.location.reload()} />
    </div>
  );
}

/** The last resort, where not even the shell renders: plain HTML, nothing that could fail again. */
export function ShellFailure() {
  const raised = useRouteError();
  return (
    <main className="page flex flex-col items-start gap-6 py-section">
      <h1 className="text-36">This page could not be shown</h1>
      <p className="font-mono text-12 text-muted">{String(raised)}</p>
      <button type="button" className="link" onClick={() => window.location.reload()}>
        Try again
      </button>
    </main>
  );
}
