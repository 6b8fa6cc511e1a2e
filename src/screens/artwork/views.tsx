import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { MattedPicture, Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import type { Dimensions } from '#src/domain/dimensions.ts';
import { cx } from '#src/ui/cx.ts';
import { type OpenedView, PICTURE_SIZES } from './artwork-picture.tsx';

// Loaded when the view of the room is come to.
const RoomPreview = lazy(async () => ({
  default: (await import('./room/room-preview.tsx')).RoomPreview,
}));

interface ViewsProps {
  artwork: Artwork;
  /** The size at which the work hangs in a room, if it can. */
  size: Dimensions | undefined;
}

/** The views beside the whole work: a detail at 1:1 of the picture's pixels, and the room. */
export function OtherViews({
  artwork: { title, medium, image },
  size,
  isRoomOpen,
  onOpen,
}: ViewsProps & { isRoomOpen: boolean; onOpen: (view: OpenedView) => void }) {
  const { src, color, detail } = readImageUrl(image);
  return (
    <>
      {detail && (
        <View label={`${title}, a detail`} color={color} onOpen={() => onOpen('detail')}>
          <img
            src={src}
            alt=""
            decoding="async"
            className="size-full object-none"
            style={{ objectPosition: `${detail.x}% ${detail.y}%` }}
          />
        </View>
      )}
      {size && (
        <View label={`${title} in a room`} color={undefined} onOpen={() => onOpen('room')}>
          {/* The drawing of the room that lies over the page has the same ids. */}
          {!isRoomOpen && (
            <Suspense>
              <RoomPreview work={{ title, medium, image }} size={size} />
            </Suspense>
          )}
        </View>
      )}
    </>
  );
}

/** An entry of the list of views, which fills the stage; its content comes once a part of it is seen. */
function View({
  label,
  color,
  onOpen,
  children,
}: {
  label: string;
  color: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}) {
  const view = useRef<HTMLLIElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry!.isIntersecting && setSeen(true),
      // Side by side with what is seen is not seen.
      { threshold: 0.01 },
    );
    observer.observe(view.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={view} className="relative w-full flex-none snap-start overflow-hidden print:hidden">
      <div className="absolute inset-0" style={{ backgroundColor: color }} aria-hidden="true">
        {isSeen && children}
      </div>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className="absolute inset-0 cursor-zoom-in -outline-offset-4"
        onClick={onOpen}
      />
    </li>
  );
}

/** A small picture for each view, which brings it onto the stage. */
export function ViewButtons({
  artwork: { image },
  size,
  stage,
}: ViewsProps & { stage: RefObject<HTMLElement | null> }) {
  const { detail } = readImageUrl(image);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const views = stage.current!;
    const handleScroll = () => setCurrent(Math.round(views.scrollLeft / views.clientWidth));
    views.addEventListener('scroll', handleScroll, { passive: true });
    return () => views.removeEventListener('scroll', handleScroll);
  }, [stage]);

  const small = (
    <Picture image={image} alt="" sizes={PICTURE_SIZES} isCropped className="size-full" />
  );
  const buttons = [
    {
      label: 'Whole work',
      content: <MattedPicture image={image} alt="" sizes={PICTURE_SIZES} className="size-full" />,
    },
    detail && {
      label: 'Detail',
      content: (
        <span
          className="block size-full [scale:3]"
          style={{ transformOrigin: `${detail.x}% ${detail.y}%` }}
        >
          {small}
        </span>
      ),
    },
    size && { label: 'Room', content: <SmallRoom size={size}>{small}</SmallRoom> },
  ].filter((button) => button !== undefined);

  return (
    <div
      role="group"
      aria-label="Views"
      className="flex h-full gap-x-2 sm:gap-x-3 max-lg:justify-between"
    >
      {buttons.map(({ label, content }, index) => (
        <button
          key={label}
          type="button"
          aria-current={index === current ? 'true' : undefined}
          className={cx(
            'flex min-w-11 items-center justify-center gap-x-1.5 gap-y-1 border-b-2 text-12 leading-tight hover:text-accent sm:gap-x-2 lg:flex-col lg:items-start',
            index === current
              ? 'border-ink text-ink'
              : 'border-transparent text-muted forced-colors:border-[Canvas]',
          )}
          onClick={() => {
            stage.current!.scrollLeft = index * stage.current!.clientWidth;
          }}
        >
          <span
            aria-hidden="true"
            className="block size-7 flex-none overflow-hidden border border-hairline sm:size-8 lg:size-12"
          >
            {content}
          </span>
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

/** A picture on a wall above a sofa, in a few boxes. */
function SmallRoom({
  size: { width, height },
  children,
}: {
  size: Dimensions;
  children: ReactNode;
}) {
  const side = 50 / Math.max(width, height);
  return (
    <span className="relative block size-full bg-[#dcd3c4]">
      <span
        className="absolute top-[36%] left-1/2 [translate:-50%_-50%]"
        style={{ width: `${width * side}%`, height: `${height * side}%` }}
      >
        {children}
      </span>
      <span className="absolute inset-x-0 bottom-0 h-1/5 bg-[#a58a6a]" />
      <span className="absolute inset-x-[14%] bottom-[10%] h-1/5 rounded-control bg-[#6b6f66]" />
    </span>
  );
}
