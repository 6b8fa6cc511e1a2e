import { EmptyPage } from '#src/components/empty-page.tsx';
import { DeferredImport } from '#src/components/deferred-import.tsx';

const loadSuggestedWorks = async () => (await import('./suggested-works.tsx')).SuggestedWorks;

export function NotFoundScreen() {
  return (
    <>
      <EmptyPage heading="404 Page Not Found">
        <p className="max-w-measure text-muted">
          The page you&apos;re looking for doesn&apos;t exist or has been moved.
        </p>
      </EmptyPage>
      <div className="page pb-section empty:hidden">
        <DeferredImport load={loadSuggestedWorks} props={{}} />
      </div>
    </>
  );
}
