import { Maximize2, Sofa } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { SoldMark } from '#src/components/sold-mark.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { hangableDimensions } from '#src/domain/dimensions.ts';
import { paths } from '#src/paths.ts';
import { CloseOnEscape } from '#src/ui/close-on-escape.tsx';
import { cx } from '#src/ui/cx.ts';

// Loaded on demand: most visitors open neither.
const PictureViewer = lazy(async () => ({
  default: (await import('./viewer/picture-viewer.tsx')).PictureViewer,
}));

const RoomView = lazy(async () => ({
  default: (await import('./room/room-view.tsx')).RoomView,
}));

const ACTION =
  'flex items-center gap-2 text-14 text-muted transition-colors duration-150 hover:text-accent';

/** The uncropped picture of an artwork, which opens a full-screen viewer, and a flat one a room in which it hangs. */
export function ArtworkPicture({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, dimensions, isSold } = artwork;
  const [opened, setOpened] = useState<'viewer' | 'room'>();
  const { width = 1, height = 1 } = readImageUrl(image);
  const size = hangableDimensions(dimensions);
  const close = () => setOpened(undefined);
  return (
    <>
      <div className="relative bg-wall print:bg-transparent!">
        <button
          type="button"
          aria-haspopup="dialog"
          className="group flex w-full cursor-zoom-in flex-col items-center p-6 pb-0 md:p-10 md:pb-0 lg:p-14 lg:pb-0 print:items-start! print:p-0!"
          onClick={() => setOpened('viewer')}
        >
          {/* As large as fits into the viewport's height, in the picture's aspect ratio. */}
          <span
            className="block w-full"
            style={{ maxWidth: `calc(78vh * ${(width / height).toFixed(4)})` }}
          >
            <Picture
              image={image}
              alt={joinTexts([title, medium])}
              sizes="(min-width: 64rem) 50vw, 90vw"
              isMain
              page={paths.artwork(id)}
            />
          </span>
          <span
            className={cx(
              ACTION,
              'min-h-14 group-hover:text-accent lg:min-h-16 print:hidden',
              size && 'w-1/2 justify-end self-start pr-3',
            )}
          >
            <Maximize2 aria-hidden="true" size={14} />
            View larger
          </span>
        </button>
        {size && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={cx(ACTION, 'absolute right-0 bottom-0 min-h-14 w-1/2 pl-3 lg:min-h-16')}
            onClick={() => setOpened('room')}
          >
            <Sofa aria-hidden="true" size={16} strokeWidth={1.75} />
            View in a room
          </button>
        )}
        {isSold && <SoldMark className="top-3 right-4 lg:top-6 lg:right-8" />}
      </div>
      <Suspense fallback={<CloseOnEscape onClose={close} />}>
        {opened === 'viewer' && <PictureViewer artwork={artwork} onClose={close} />}
        {opened === 'room' && size && <RoomView artwork={artwork} size={size} onClose={close} />}
      </Suspense>
    </>
  );
}
