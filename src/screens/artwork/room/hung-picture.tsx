import { useDrag } from '@use-gesture/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatCentimeters, formatInches } from '#src/copy/size.ts';
import type { Dimensions } from '#src/domain/dimensions.ts';
import type { Place, Room } from './rooms.ts';
import { placeOnWall, type Work, WorkOnWall } from './work-on-wall.tsx';

/** Centimeters that an arrow key moves the picture; with Shift one. */
export const STEP = 5;

const DIRECTIONS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface HungPictureProps {
  work: Work;
  size: Dimensions;
  place: Place;
  room: Room;
  /** Whether its title stands below it, where it hangs beside others. */
  hasLabel: boolean;
  takesFocus: boolean;
  /** Called when it is pressed or gets the focus. */
  onChoose: () => void;
  /** Called with the distance in centimeters. */
  onMove: (right: number, up: number) => void;
}

/** The picture on the wall, in the light of the room; dragged, or moved with the arrow keys. */
export function HungPicture({
  work,
  size,
  place,
  room,
  hasLabel,
  takesFocus,
  onChoose,
  onMove,
}: HungPictureProps) {
  const picture = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) picture.current!.focus({ preventScroll: true });
  }, [takesFocus]);

  useDrag(
    ({ delta: [x, y] }) => {
      const cm = picture.current!.offsetWidth / size.width;
      onMove(x / cm, -y / cm);
    },
    { target: picture, pointer: { keys: false } },
  );

  function handleKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : STEP;
    onMove(direction[0] * step, direction[1] * step);
  }

  return (
    <div
      ref={picture}
      tabIndex={0}
      role="group"
      aria-label={`${work.title} on the wall, ${formatInches(size)}, ${formatCentimeters(size)}. Arrow keys move it.`}
      className="group absolute [translate:-50%_-50%] cursor-grab touch-none outline-offset-4 select-none active:cursor-grabbing"
      style={placeOnWall(place, size, room)}
      onFocus={onChoose}
      onPointerDown={onChoose}
      onKeyDown={handleKeyDown}
    >
      <div className="pointer-events-none size-full">
        {/* The focus ring alone would not be seen on a dark wall. */}
        <span className="absolute -inset-1 hidden border-3 border-paper group-focus-visible:block" />
        <WorkOnWall work={work} size={size} place={place} room={room} />
        {hasLabel && (
          <span
            aria-hidden="true"
            className="absolute top-full left-1/2 mt-2 max-w-[max(100%,6rem)] [translate:-50%] truncate bg-paper px-1.5 font-serif text-12 text-ink italic short:hidden"
          >
            {work.title}
          </span>
        )}
      </div>
    </div>
  );
}
