import { Maximize2, Sofa } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { DeferredImport } from '#src/components/deferred-import.tsx';
import { Picture } from '#src/components/picture.tsx';
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

const loadViews = async () => (await import('./views.tsx')).OtherViews;
const loadViewButtons = async () => (await import('./views.tsx')).ViewButtons;

const ACTION = 'flex items-center gap-2 text-14 text-muted hues hover:text-accent print:hidden';

/** What lies over the page: the viewer, the viewer at the detail, or the room. */
export type OpenedView = 'viewer' | 'detail' | 'room' | undefined;

/** How wide the picture is shown at most; its small pictures name the same, so that they need no file of their own. */
export const PICTURE_SIZES = '(min-width: 64rem) 50vw, 90vw';

/** The views of an artwork, of which the whole work comes with the page; they open a full-screen viewer and a room. */
export function ArtworkPicture({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, dimensions } = artwork;
  const [opened, setOpened] = useState<OpenedView>();
  const stage = useRef<HTMLUListElement>(null);
  const { width = 1, height = 1, detail } = readImageUrl(image);
  const size = hangableDimensions(dimensions);
  const hasViews = detail || size;
  const close = () => setOpened(undefined);
  return (
    <>
      <div className="picture-wall relative bg-wall picture-height split:sticky split:top-4 print:bg-transparent!">
        <ul
          ref={stage}
          // Apart, because a browser scrolls by whole pixels.
          className="scroll-row mx-0! -mb-6 flex [scroll-snap-type:x_mandatory] gap-x-4 overflow-y-hidden px-0! pb-6 motion-safe:scroll-smooth"
        >
          <li className="w-full flex-none snap-start">
            <button
              type="button"
              aria-haspopup="dialog"
              className={cx(
                'flex size-full cursor-zoom-in items-center justify-center p-4 split:p-6 lg:p-8 print:items-start! print:p-0! short:p-3!',
                hasViews && 'split:min-h-52 short:min-h-28!',
              )}
              onClick={() => setOpened('viewer')}
            >
              <span
                className={cx(
                  'block w-full print:[box-shadow:none]',
                  /oil|acrylic/i.test(medium) ? 'canvas-edge' : 'sheet-edge',
                )}
                style={{ maxWidth: `calc(var(--height) * ${(width / height).toFixed(4)})` }}
              >
                <Picture
                  image={image}
                  alt={joinTexts([title, medium])}
                  sizes={PICTURE_SIZES}
                  isMain
                  page={paths.artwork(id)}
                />
              </span>
            </button>
          </li>
          {hasViews && (
            <DeferredImport
              load={loadViews}
              props={{ artwork, size, isRoomOpen: opened === 'room', onOpen: setOpened }}
            />
          )}
        </ul>
        <div className="flex flex-wrap items-center gap-x-6 px-4 split:px-6 lg:min-h-16 lg:justify-end lg:px-8 lg:pb-4 print:hidden max-lg:justify-between max-lg:pb-2">
          {hasViews && (
            // Its place is kept until it comes.
            <div className="view-row h-11 lg:mr-auto lg:h-18">
              <DeferredImport load={loadViewButtons} props={{ artwork, size, stage }} />
            </div>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            className={cx(ACTION, 'min-h-11')}
            onClick={() => setOpened('viewer')}
          >
            <Maximize2 aria-hidden="true" size={14} />
            View larger
          </button>
          {size && (
            <button
              type="button"
              aria-haspopup="dialog"
              className={cx(ACTION, 'min-h-11')}
              onClick={() => setOpened('room')}
            >
              <Sofa aria-hidden="true" size={16} strokeWidth={1.75} />
              View in a room
            </button>
          )}
        </div>
      </div>
      <Suspense fallback={<CloseOnEscape onClose={close} />}>
        {(opened === 'viewer' || opened === 'detail') && (
          <PictureViewer artwork={artwork} isAtDetail={opened === 'detail'} onClose={close} />
        )}
        {opened === 'room' && size && <RoomView artwork={artwork} size={size} onClose={close} />}
      </Suspense>
    </>
  );
}
