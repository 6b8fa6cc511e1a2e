import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, LocateFixed } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#src/ui/cx.ts';
import { formatLength } from '#src/copy/size.ts';
import { STEP } from './hung-picture.tsx';
import { type Room, ROOMS, WALL_COLORS } from './rooms.ts';

const MOVES = [
  { label: 'Move left', Icon: ArrowLeft, right: -STEP, up: 0 },
  { label: 'Move up', Icon: ArrowUp, right: 0, up: STEP },
  { label: 'Move down', Icon: ArrowDown, right: 0, up: -STEP },
  { label: 'Move right', Icon: ArrowRight, right: STEP, up: 0 },
];

const MOVE_BUTTON = 'flex h-11 items-center justify-center px-1.5 hover:text-accent max-sm:grow';

interface RoomControlsProps {
  room: Room;
  wallColor: string;
  onRoomChange: (room: Room) => void;
  onColorChange: (color: string) => void;
  onMove: (right: number, up: number) => void;
  onReset: () => void;
}

/** Chooses the room and the color of its wall, and moves the picture for those who cannot drag it. */
export function RoomControls({
  room,
  wallColor,
  onRoomChange,
  onColorChange,
  onMove,
  onReset,
}: RoomControlsProps) {
  const name = useId();
  return (
    <div className="flex w-full flex-wrap items-center justify-between border-t border-hairline sm:gap-x-8 short:w-auto short:flex-nowrap short:border-0">
      <fieldset className="flex flex-none gap-6">
        <legend className="sr-only">Room</legend>
        {ROOMS.map((choice) => (
          <label
            key={choice.name}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center border-b-2 hover:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              choice === room
                ? 'border-accent'
                : 'border-transparent forced-colors:border-[Canvas]',
            )}
          >
            <input
              type="radio"
              name={`${name}-room`}
              checked={choice === room}
              className="sr-only"
              onChange={() => onRoomChange(choice)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="flex flex-none max-sm:w-full">
        <legend className="sr-only">Wall color</legend>
        {WALL_COLORS.map((choice) => (
          <label
            key={choice.name}
            title={choice.name}
            className="group flex h-11 w-8 cursor-pointer items-center justify-center max-sm:grow"
          >
            <input
              type="radio"
              name={`${name}-color`}
              checked={choice.color === wallColor}
              className="sr-only"
              onChange={() => onColorChange(choice.color)}
            />
            <span
              className="size-6 rounded-full border border-control outline-offset-2 forced-color-adjust-none group-has-checked:outline-2 group-has-checked:outline-ink group-has-focus-visible:outline-2 group-has-focus-visible:outline-focus"
              style={{ backgroundColor: choice.color }}
            />
            <span className="sr-only">{choice.name}</span>
          </label>
        ))}
      </fieldset>
      <div
        role="group"
        aria-label="Position of the picture"
        className="flex flex-none items-center max-sm:w-full"
      >
        <span aria-hidden="true" className="pr-4 text-14 text-muted max-md:hidden">
          Move
        </span>
        {MOVES.map(({ label, Icon, right, up }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            className={MOVE_BUTTON}
            onClick={() => onMove(right, up)}
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        ))}
        <button
          type="button"
          aria-label="Hang in the middle"
          className={MOVE_BUTTON}
          onClick={onReset}
        >
          <LocateFixed aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </div>
      <p className="py-2 text-14 text-muted short:flex-none max-xl:hidden">
        <span>Drag the picture to hang it. </span>
        <span>{`The ${room.furniture.name} is ${formatLength(room.furniture.width)} wide.`}</span>
      </p>
    </div>
  );
}
