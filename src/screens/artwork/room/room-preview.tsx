import type { Dimensions } from '#src/domain/dimensions.ts';
import { placeOnWall, type Work, WorkOnWall } from './work-on-wall.tsx';
import { hangingPlace, ROOMS, sectionFor } from './rooms.ts';
import { RoomScene } from './room-scene.tsx';

/** A work at true scale in the room in which it is shown first. */
export function RoomPreview({ work, size }: { work: Work; size: Dimensions }) {
  const room = ROOMS[0]!;
  const place = hangingPlace(size);
  return (
    <RoomScene
      room={room}
      wallColor={room.wallColor}
      section={sectionFor(size)}
      className="absolute inset-0"
    >
      <div className="absolute [translate:-50%_-50%]" style={placeOnWall(place, size, room)}>
        <WorkOnWall work={work} size={size} place={place} room={room} />
      </div>
    </RoomScene>
  );
}
