import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Artwork } from '#src/domain/catalog.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { isSameId } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { useCloseOnBack } from '#src/router/use-close-on-back.ts';
import { FullScreenDialog } from '#src/ui/dialog.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { useWorkList } from './use-work-list.ts';
import { ZoomStage } from './zoom-stage.tsx';

/** The picture of an artwork over the whole screen, and those of the list from which the visitor came to it. */
export function PictureViewer({
  artwork,
  isAtDetail,
  onClose,
}: {
  artwork: Artwork;
  /** Whether it opens at the picture's detail. */
  isAtDetail: boolean;
  onClose: () => void;
}) {
  const finalFocus = useCloseOnBack(onClose);
  const stage = useRef<HTMLDivElement>(null);
  const works = useWorkList(artwork);
  const [shown, setShown] = useState(artwork);
  const index = works.findIndex(({ id }) => isSameId(id, shown.id));

  return (
    <FullScreenDialog
      title={shown.title}
      titleClassName="italic"
      caption={
        <Caption
          work={shown}
          position={works.length > 1 ? `${index + 1} of ${works.length}` : undefined}
          isOther={!isSameId(shown.id, artwork.id)}
        />
      }
      actions={<FullScreenButton />}
      initialFocus={stage}
      finalFocus={finalFocus}
      className="overflow-hidden! bg-room"
      headerClassName="relative z-10 min-h-18 bg-room/90 px-6! max-w-none!"
      onClose={onClose}
    >
      <ZoomStage
        ref={stage}
        artwork={shown}
        isAtDetail={isAtDetail}
        previous={works[index - 1]}
        next={works[index + 1]}
        onStep={setShown}
      />
    </FullScreenDialog>
  );
}

function Caption({
  work,
  position,
  isOther,
}: {
  work: Artwork;
  /** "3 of 12", the place in the list. */
  position: string | undefined;
  isOther: boolean;
}) {
  return (
    <div className="flex flex-wrap gap-x-4 text-14 text-muted">
      <p>{joinTexts([work.medium, work.dimensions])}</p>
      {position && (
        <p role="status">
          <span className="sr-only">{`${work.title}, `}</span>
          <span>{position}</span>
        </p>
      )}
      {isOther && (
        <Link to={paths.artwork(work.id)} className="link text-ink">
          View this work
        </Link>
      )}
    </div>
  );
}
