import { type ComponentType, lazy } from 'react';
import { EmptyPage } from '#src/components/empty-page.tsx';
import { WhenQuiet } from '#src/components/when-quiet.tsx';

const SuggestedWorks = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./suggested-works.tsx')).SuggestedWorks };
  } catch {
    // The code did not load: the page does without, it is complete as it is.
    return { default: () => null };
  }
});

export function NotFoundScreen() {
  return (
    <>
      <EmptyPage heading="404 Page Not Found">
        <p className="max-w-measure text-muted">
          The page you&apos;re looking for doesn&apos;t exist or has been moved.
        </p>
      </EmptyPage>
      <div className="page pb-section empty:hidden">
        <WhenQuiet>
          <SuggestedWorks />
        </WhenQuiet>
      </div>
    </>
  );
}
