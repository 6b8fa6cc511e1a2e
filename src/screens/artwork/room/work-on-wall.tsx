import type { CSSProperties } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { joinTexts } from '#src/copy/join-texts.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import type { Dimensions } from '#src/domain/dimensions.ts';
import type { Place, Room } from './rooms.ts';

/** What is seen of a work on a wall. */
export type Work = Pick<Artwork, 'title' | 'medium' | 'image'>;

interface WorkOnWallProps {
  work: Work;
  size: Dimensions;
  place: Place;
  room: Room;
}

/** The picture in the light of the room; its element is placed by `placeOnWall`. */
export function WorkOnWall({ work: { title, medium, image }, size, place, room }: WorkOnWallProps) {
  return (
    <>
      <Picture
        image={image}
        alt={joinTexts([title, medium])}
        sizes="(min-width: 64rem) 40vw, 60vw"
        isMain
        isCropped
        className="size-full"
      />
      <span
        // In a color of the visitor's own it would blacken the work.
        className="absolute inset-0 mix-blend-multiply forced-color-adjust-none"
        style={{ backgroundColor: room.shade }}
      />
      <span
        className="absolute inset-0 mix-blend-soft-light forced-color-adjust-none"
        style={{ background: lightOn(place, size, room) }}
      />
    </>
  );
}

/** The place, size and shadow of a work on the wall of a `RoomScene`. */
export function placeOnWall(place: Place, size: Dimensions, room: Room): CSSProperties {
  return {
    left: `calc(${place.x} * var(--cm))`,
    top: `calc(${-place.height} * var(--cm))`,
    width: `calc(${size.width} * var(--cm))`,
    height: `calc(${size.height} * var(--cm))`,
    boxShadow: shadowOf(place, room),
  };
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
