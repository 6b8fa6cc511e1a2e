import type { CSSProperties, ReactNode, Ref } from 'react';
import { cx } from '#src/ui/cx.ts';
import type { Room, Section } from './rooms.ts';
import { SCENE } from './shapes.tsx';

interface RoomSceneProps {
  room: Room;
  wallColor: string;
  /** What has to be seen of the room. */
  section: Section;
  /** The element that the room fills. */
  stage?: Ref<HTMLDivElement>;
  /** An element as high as a meter, at the middle of the wall where it meets the floor. */
  origin?: Ref<HTMLDivElement>;
  className: string;
  /** What hangs on the wall, in units of `--cm`. */
  children: ReactNode;
}

/** A drawn room, as large as its element shows the section whole. */
export function RoomScene({
  room: { Wall, Furniture },
  wallColor,
  section: { width, above, below },
  stage,
  origin,
  className,
  children,
}: RoomSceneProps) {
  const height = above + below;
  return (
    <div
      ref={stage}
      className={cx('[container-type:size] overflow-hidden', className)}
      style={{ backgroundColor: wallColor }}
    >
      <div
        ref={origin}
        className="absolute left-1/2 h-[calc(100*var(--cm))] w-0"
        style={
          {
            '--cm': `max(min(100cqw / ${width}, 100cqh / ${height}), 100cqw / ${SCENE.width})`,
            '--wall-color': wallColor,
            top: `calc(50cqh + ${above - height / 2} * var(--cm))`,
          } as CSSProperties
        }
      >
        <Wall />
        {children}
        <Furniture />
      </div>
    </div>
  );
}
