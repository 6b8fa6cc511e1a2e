import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { SoldMark } from '#src/components/sold-mark.tsx';
import { pictureName, readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/contract/catalog.ts';

// Loaded on demand: most visitors do not open it.
const PictureViewer = lazy(async () => ({
  default: (await import('./picture-viewer.tsx')).PictureViewer,
}));

/** The uncropped picture of an artwork; a click opens a full-screen viewer. */
export function ArtworkPicture({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, isSold } = artwork;
  const [isViewerOpen, setViewerOpen] = useState(false);
  const { width = 1, height = 1 } = readImageUrl(image);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="group relative flex w-full cursor-zoom-in flex-col items-center gap-4 bg-wall p-6 pb-4 md:p-10 md:pb-5 lg:p-14 lg:pb-6 print:items-start! print:bg-transparent! print:p-0!"
        onClick={() => setViewerOpen(true)}
      >
        {/* As large as fits into the viewport's height, in the picture's aspect ratio. */}
        <span
          className="block w-full"
          style={{ maxWidth: `calc(78vh * ${(width / height).toFixed(4)})` }}
        >
          <Picture
            image={image}
            alt={`${title}, ${medium}`}
            sizes="(min-width: 64rem) 50vw, 90vw"
            isMain
            transitionName={pictureName(id)}
          />
        </span>
        <span className="flex items-center gap-2 text-14 text-muted transition-colors duration-150 group-hover:text-accent print:hidden">
          <Maximize2 aria-hidden="true" size={14} />
          View larger
        </span>
        {isSold && <SoldMark className="right-6 bottom-6 lg:right-8 lg:bottom-8" />}
      </button>
      {isViewerOpen && (
        <Suspense>
          <PictureViewer
            title={title}
            image={image}
            alt={`${title}, ${medium}`}
            onClose={() => setViewerOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
