import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { DeferredImport } from '#src/components/deferred-import.tsx';
import { NOT_FOUND_WORK } from '#src/components/hung-works.ts';
import { Picture } from '#src/components/picture.tsx';

const loadSuggestedWorks = async () => (await import('./suggested-works.tsx')).SuggestedWorks;

export function NotFoundScreen() {
  return (
    <>
      <EmptyFrame
        isPage
        heading="404 Page Not Found"
        picture={
          <Picture
            image={NOT_FOUND_WORK}
            alt=""
            sizes="11rem"
            className="w-30 md:w-44"
            fallback={<span />}
          />
        }
      >
        The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </EmptyFrame>
      <div className="page pb-section empty:hidden">
        <DeferredImport load={loadSuggestedWorks} props={{}} />
      </div>
    </>
  );
}
