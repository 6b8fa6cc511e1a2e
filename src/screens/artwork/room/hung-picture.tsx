import { useDrag } from '@use-gesture/react';
import { type KeyboardEvent, useRef } from 'react';
import { Picture } from '#src/components/picture.tsx';
import type { Artwork } from '#src/domain/catalog.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { formatCentimetres, formatInches } from '#src/copy/size.ts';
import type { Dimensions } from '#src/domain/dimensions.ts';
import type { Place, Room } from './rooms.ts';

/** Centimetres that an arrow key moves the picture; with Shift one. */
export const STEP = 5;

const DIRECTIONS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface HungPictureProps {
  artwork: Artwork;
  size: Dimensions;
  place: Place;
  room: Room;
  /** Called with the distance in centimetres. */
  onMove: (right: number, up: number) => void;
}

/** The picture on the wall, in the light of the room; dragged, or moved with the arrow keys. */
export function HungPicture({ artwork, size, place, room, onMove }: HungPictureProps) {
  const { title, medium, image } = artwork;
  const picture = useRef<HTMLDivElement>(null);

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
      aria-label={`${title} on the wall, ${formatInches(size)}, ${formatCentimetres(size)}. Arrow keys move it.`}
      className="group absolute -translate-1/2 cursor-grab touch-none outline-offset-4 select-none active:cursor-grabbing"
      style={{
        left: `calc(${place.x} * var(--cm))`,
        top: `calc(${-place.height} * var(--cm))`,
        width: `calc(${size.width} * var(--cm))`,
        height: `calc(${size.height} * var(--cm))`,
        boxShadow: shadowOf(place, room),
      }}
      onKeyDown={handleKeyDown}
    >
      <div className="pointer-events-none size-full">
        {/* The focus ring alone would not be seen on a dark wall. */}
        <span className="absolute -inset-1 hidden border-3 border-paper group-focus-visible:block" />
        <Picture
          image={image}
          alt={joinTexts([title, medium])}
          sizes="(min-width: 64rem) 40vw, 60vw"
          isMain
          isCropped
          className="size-full"
        />
        <span
          className="absolute inset-0 mix-blend-multiply"
          style={{ backgroundColor: room.shade }}
        />
        <span
          className="absolute inset-0 mix-blend-soft-light"
          style={{ background: lightOn(place, size, room) }}
        />
      </div>
    </div>
  );
}

const SHADOW = '20 12 6';

/** The shadow of a stretched canvas falls away from the light. */
function shadowOf(place: Place, { light }: Room): string {
  const [x, y] = [place.x - light.x, -place.height - light.y];
  const distance = Math.hypot(x, y) || 1;
  const layer = (depth: number, blur: number, opacity: number) =>
    `calc(${((x / distance) * depth).toFixed(2)} * var(--cm)) calc(${((y / distance) * depth).toFixed(2)} * var(--cm)) calc(${blur} * var(--cm)) rgb(${SHADOW} / ${opacity})`;
  return [layer(0.3, 0.8, 0.5), layer(1.6, 2.6, 0.34), layer(4.5, 9, 0.26)].join(', ');
}

/** What the lamp adds to the picture. */
function lightOn(place: Place, size: Dimensions, { light }: Room): string {
  const x = light.x - place.x + size.width / 2;
  const y = light.y + place.height + size.height / 2;
  return `radial-gradient(circle at calc(${x} * var(--cm)) calc(${y} * var(--cm)), ${light.color}, transparent calc(${light.reach} * var(--cm)))`;
}
