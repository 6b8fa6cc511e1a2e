import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { DeferredImport } from '#src/components/deferred-import.tsx';
import { FramePicture } from '#src/components/frame-picture.tsx';

const loadSuggestedWorks = async () => (await import('./suggested-works.tsx')).SuggestedWorks;

export function NotFoundScreen() {
  return (
    <>
      <EmptyFrame isPage heading="404 Page Not Found" picture={<FramePicture />}>
        The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </EmptyFrame>
      <div className="page pb-section empty:hidden">
        <DeferredImport load={loadSuggestedWorks} props={{}} />
      </div>
    </>
  );
}
