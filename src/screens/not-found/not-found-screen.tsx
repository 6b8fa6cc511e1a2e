import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { DeferredImport } from '#src/components/deferred-import.tsx';

const loadSuggestedWorks = async () =>
  (await import('#src/components/suggested-works.tsx')).SuggestedWorks;

export function NotFoundScreen() {
  return (
    <EmptyFrame
      page
      heading="404 Page Not Found"
      below={<DeferredImport load={loadSuggestedWorks} props={{}} />}
    >
      The page you&apos;re looking for doesn&apos;t exist or has been moved.
    </EmptyFrame>
  );
}
