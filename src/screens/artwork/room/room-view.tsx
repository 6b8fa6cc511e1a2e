import { useRef, useState } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { formatCentimeters, formatInches, formatLength } from '#src/copy/size.ts';
import type { Dimensions } from '#src/domain/dimensions.ts';
import { type Id, isSameId } from '#src/domain/id.ts';
import { useCloseOnBack } from '#src/router/use-close-on-back.ts';
import { FullScreenDialog } from '#src/ui/dialog.tsx';
import { BuyFromRoom } from './buy-from-room.tsx';
import { HungPicture } from './hung-picture.tsx';
import { RecentWorks } from './recent-works.tsx';
import { RoomControls } from './room-controls.tsx';
import { RoomScene } from './room-scene.tsx';
import { hangInRow, keepOnWall, type Place, ROOMS, sectionFor } from './rooms.ts';
import { type RoomWork, useRecentWorks } from './use-recent-works.ts';

/** So many works fit beside each other on a wall. */
const MOST = 3;

interface RoomViewProps {
  artwork: Artwork;
  size: Dimensions;
  onClose: () => void;
}

interface Hung {
  work: RoomWork;
  place: Place;
}

/** Works at true scale on the wall of a drawn room: that of the page, and beside it or in its place works looked at before. */
export function RoomView({ artwork, size, onClose }: RoomViewProps) {
  const finalFocus = useCloseOnBack(onClose);
  const recent = useRecentWorks(artwork, size);
  const [roomIndex, setRoomIndex] = useState(0);
  const [chosenColor, setColor] = useState<string>();
  const [hung, setHung] = useState(() => inRow([{ ...artwork, artwork, size }]));
  const [chosenId, setChosenId] = useState(artwork.id);
  // The button that was pressed may be gone.
  const [focusId, setFocusId] = useState<Id>();
  // What screen readers are told; undefined stands for the place of the chosen work.
  const [told, setTold] = useState<string | undefined>('');
  const stage = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLDivElement>(null);
  const room = ROOMS[roomIndex]!;
  const wallColor = chosenColor ?? room.wallColor;
  const works = hung.map(({ work }) => work);
  const chosen = hung.find(({ work }) => isSameId(work.id, chosenId)) ?? hung[0]!;
  const isOnWall = ({ id }: RoomWork) => works.some((work) => isSameId(work.id, id));

  function hang(next: readonly RoomWork[], chosenNext: RoomWork) {
    setHung(inRow(next));
    setChosenId(chosenNext.id);
    setFocusId(chosenNext.id);
    setTold(`On the wall: ${next.map(({ title }) => title).join(', ')}`);
  }

  function move(moved: RoomWork, right: number, up: number) {
    const { clientWidth } = stage.current!;
    // It is as high as a meter.
    const cm = origin.current!.offsetHeight / 100;
    const seen = { width: clientWidth / cm, above: origin.current!.offsetTop / cm };
    const moveOne = ({ work, place: { x, height } }: Hung) => ({
      work,
      place: keepOnWall({ x: x + right, height: height + up }, work.size, seen),
    });
    setTold(undefined);
    setHung((last) => last.map((one) => (one.work === moved ? moveOne(one) : one)));
  }

  return (
    <FullScreenDialog
      title={chosen.work.title}
      titleClassName="italic"
      caption={
        <p className="text-14 text-muted">
          {`${formatInches(chosen.work.size)}, ${formatCentimeters(chosen.work.size)}, at true scale`}
        </p>
      }
      finalFocus={finalFocus}
      className="flex flex-col bg-paper"
      headerClassName="short:py-0!"
      onClose={onClose}
    >
      <RoomScene
        stage={stage}
        origin={origin}
        room={room}
        wallColor={wallColor}
        section={sectionFor(...works.map((work) => work.size))}
        className="relative min-h-72 flex-1 short:min-h-40"
      >
        {hung.map(({ work, place }) => (
          <HungPicture
            key={work.id}
            work={work}
            size={work.size}
            place={place}
            room={room}
            hasLabel={hung.length > 1}
            takesFocus={work.id === focusId}
            onChoose={() => {
              setChosenId(work.id);
              setFocusId(undefined);
            }}
            onMove={(right, up) => move(work, right, up)}
          />
        ))}
      </RoomScene>
      {/* Positioned, so that what is hidden in it scrolls along. */}
      <div className="relative flex-none border-t border-hairline bg-paper short:overflow-x-auto">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2 short:w-max short:flex-nowrap short:py-0">
          <BuyFromRoom
            key={chosen.work.id}
            work={chosen.work}
            onTell={setTold}
            isOfPage={isSameId(chosen.work.id, artwork.id)}
            onRemove={
              works.length > 1
                ? () => {
                    const rest = works.filter((work) => work !== chosen.work);
                    hang(rest, rest[0]!);
                  }
                : undefined
            }
          />
          <RecentWorks
            works={recent.filter((work) => !isOnWall(work))}
            isFull={works.length === MOST}
            onSwap={(work) =>
              hang(
                works.map((one) => (one === chosen.work ? work : one)),
                work,
              )
            }
            onHang={(work) => hang([...works, work], work)}
          />
          <RoomControls
            room={room}
            wallColor={wallColor}
            onRoomChange={(next) => setRoomIndex(ROOMS.indexOf(next))}
            onColorChange={setColor}
            onMove={(right, up) => move(chosen.work, right, up)}
            onReset={() => {
              setHung(inRow(works));
              setTold(undefined);
            }}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {told ?? describePlace(chosen.place)}
      </p>
    </FullScreenDialog>
  );
}

function inRow(works: readonly RoomWork[]): Hung[] {
  const places = hangInRow(works.map(({ size }) => size));
  return works.map((work, index) => ({ work, place: places[index]! }));
}

function describePlace({ x, height }: Place): string {
  const side = x < 0 ? 'left' : 'right';
  const middle =
    Math.abs(x) < 0.5
      ? 'in the middle of the wall'
      : `${formatLength(Math.abs(x))} ${side} of the middle`;
  return `Its middle is ${formatLength(height)} above the floor, ${middle}`;
}
