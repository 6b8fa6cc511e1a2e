import { useId } from 'react';
import { MattedPicture } from '#src/components/picture.tsx';
import type { RoomWork } from './use-recent-works.ts';

const ACTION = 'link min-h-6 text-12 text-muted hover:text-accent disabled:hidden';

interface RecentWorksProps {
  works: readonly RoomWork[];
  /** Whether no further work fits on the wall. */
  isFull: boolean;
  onSwap: (work: RoomWork) => void;
  onHang: (work: RoomWork) => void;
}

/** Small pictures of works that can take the place of the chosen one, or hang beside what is on the wall. */
export function RecentWorks({ works, isFull, onSwap, onHang }: RecentWorksProps) {
  const headingId = useId();
  if (works.length === 0) return null;
  return (
    <div className="flex max-w-full min-w-0 flex-1 basis-80 items-center gap-x-4 short:flex-none">
      <h3 id={headingId} className="flex-none font-sans text-12 text-muted max-sm:sr-only">
        Recently
        <br />
        viewed
      </h3>
      <ul
        aria-labelledby={headingId}
        className="flex [scrollbar-width:thin] gap-x-5 overflow-x-auto overscroll-x-contain py-1"
      >
        {works.map((work) => (
          <li key={work.id} className="flex flex-none items-center gap-x-2">
            <MattedPicture image={work.image} alt="" sizes="3rem" className="size-12 p-0!" />
            <div>
              <p className="max-w-36 truncate font-serif text-14 leading-tight italic">
                {work.title}
              </p>
              <p className="flex gap-x-3">
                <button type="button" className={ACTION} onClick={() => onSwap(work)}>
                  Swap<span className="sr-only">{`, ${work.title}`}</span>
                </button>
                <button
                  type="button"
                  className={ACTION}
                  disabled={isFull}
                  onClick={() => onHang(work)}
                >
                  Hang beside<span className="sr-only">{`, ${work.title}`}</span>
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
