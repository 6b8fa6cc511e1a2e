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
      <div className="relative bg-wall picture-height split:sticky split:top-4 print:bg-transparent!">
        <button
          type="button"
          aria-haspopup="dialog"
          className="group flex w-full cursor-zoom-in flex-col items-center p-4 pb-0 split:p-6 split:pb-0 lg:p-10 lg:pb-0 print:items-start! print:p-0!"
          onClick={() => setOpened('viewer')}
        >
          <span
            className="block w-full"
            style={{ maxWidth: `calc(var(--height) * ${(width / height).toFixed(4)})` }}
          >
            <Picture
              image={image}
              alt={joinTexts([title, medium])}
              sizes="(min-width: 43.75rem) 50vw, 90vw"
              isMain
              page={paths.artwork(id)}
            />
          </span>
          <span
            className={cx(
              ACTION,
              'min-h-11 group-hover:text-accent split:min-h-14 print:hidden',
              // The two names have their middle where the picture has its own.
              size && 'w-[calc(50%-0.6rem)] justify-end self-start pr-6',
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
            className={cx(
              ACTION,
              'absolute right-0 bottom-0 min-h-11 w-[calc(50%+0.6rem)] split:min-h-14',
            )}
            onClick={() => setOpened('room')}
          >
            <Sofa aria-hidden="true" size={16} strokeWidth={1.75} />
            View in a room
          </button>
        )}
        {isSold && <SoldMark />}
      </div>
      <Suspense fallback={<CloseOnEscape onClose={close} />}>
        {opened === 'viewer' && <PictureViewer artwork={artwork} onClose={close} />}
        {opened === 'room' && size && <RoomView artwork={artwork} size={size} onClose={close} />}
      </Suspense>
    </>
  );
}
