import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/contract/catalog.ts';

// Most visitors look at the page alone.
const PictureViewer = lazy(async () => ({
  default: (await import('./picture-viewer.tsx')).PictureViewer,
}));

/** The work on its mat, whole; it opens a full-screen viewer. */
export function ArtworkPicture({ artwork: { title, medium, image } }: { artwork: Artwork }) {
  const [isViewerOpen, setViewerOpen] = useState(false);
  const { width = 1, height = 1 } = readImageUrl(image);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="group bg-wall relative flex w-full cursor-zoom-in justify-center p-6 md:p-10 lg:p-14"
        onClick={() => setViewerOpen(true)}
      >
        {/* As large as the window shows at once, in the work's own proportions. */}
        <span
          className="block w-full"
          style={{ maxWidth: `calc(78vh * ${(width / height).toFixed(4)})` }}
        >
          <Picture
            image={image}
            alt={`${title}, ${medium}`}
            sizes="(min-width: 64rem) 50vw, 90vw"
            isMain
          />
        </span>
        <span className="bg-paper text-14 absolute right-3 bottom-3 flex items-center gap-2 px-3 py-1.5 opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:opacity-100">
          <Maximize2 aria-hidden="true" size={14} />
          View larger
        </span>
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
