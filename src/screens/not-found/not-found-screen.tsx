import { EmptyPage } from '#src/components/empty-page.tsx';
import { Later } from '#src/components/later.tsx';

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
        <Later load={loadSuggestedWorks} props={{}} />
      </div>
    </>
  );
}
