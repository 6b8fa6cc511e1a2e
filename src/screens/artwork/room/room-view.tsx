import { useRef, useState } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { formatCentimetres, formatInches, formatLength } from '#src/copy/size.ts';
import type { Dimensions } from '#src/domain/dimensions.ts';
import { useCloseOnBack } from '#src/router/use-close-on-back.ts';
import { FullScreenDialog } from '#src/ui/dialog.tsx';
import { HungPicture } from './hung-picture.tsx';
import { RoomControls } from './room-controls.tsx';
import { RoomScene } from './room-scene.tsx';
import { hangingPlace, keepOnWall, type Place, ROOMS, sectionFor } from './rooms.ts';

interface RoomViewProps {
  artwork: Artwork;
  size: Dimensions;
  onClose: () => void;
}

/** A work at true scale on the wall of a drawn room, where it can be hung elsewhere. */
export function RoomView({ artwork, size, onClose }: RoomViewProps) {
  const finalFocus = useCloseOnBack(onClose);
  const [roomIndex, setRoomIndex] = useState(0);
  const [chosenColor, setColor] = useState<string>();
  const [place, setPlace] = useState(hangingPlace(size));
  const [hasMoved, setMoved] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLDivElement>(null);
  const room = ROOMS[roomIndex]!;
  const wallColor = chosenColor ?? room.wallColor;

  function move(right: number, up: number) {
    const { clientWidth } = stage.current!;
    // It is as high as a metre.
    const cm = origin.current!.offsetHeight / 100;
    const seen = { width: clientWidth / cm, above: origin.current!.offsetTop / cm };
    setMoved(true);
    setPlace(({ x, height: from }) => keepOnWall({ x: x + right, height: from + up }, size, seen));
  }

  return (
    <FullScreenDialog
      title={artwork.title}
      titleClassName="italic"
      caption={
        <p className="text-14 text-muted">
          {`${formatInches(size)}, ${formatCentimetres(size)}, at true scale`}
        </p>
      }
      finalFocus={finalFocus}
      className="flex flex-col bg-paper"
      headerClassName=""
      onClose={onClose}
    >
      <RoomScene
        stage={stage}
        origin={origin}
        room={room}
        wallColor={wallColor}
        section={sectionFor(size)}
        className="relative min-h-72 flex-1 short:min-h-40"
      >
        <HungPicture work={artwork} size={size} place={place} room={room} onMove={move} />
      </RoomScene>
      <RoomControls
        room={room}
        wallColor={wallColor}
        onRoomChange={(next) => setRoomIndex(ROOMS.indexOf(next))}
        onColorChange={setColor}
        onMove={move}
        onReset={() => setPlace(hangingPlace(size))}
      />
      <p role="status" className="sr-only">
        {hasMoved && describePlace(place)}
      </p>
    </FullScreenDialog>
  );
}

function describePlace({ x, height }: Place): string {
  const side = x < 0 ? 'left' : 'right';
  const middle =
    Math.abs(x) < 0.5
      ? 'in the middle of the wall'
      : `${formatLength(Math.abs(x))} ${side} of the middle`;
  return `Its middle is ${formatLength(height)} above the floor, ${middle}`;
}
