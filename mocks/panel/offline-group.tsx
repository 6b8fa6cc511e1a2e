import { useEffect } from 'react';
import { useStore } from 'zustand';
import { backendState } from '#mocks/transport/backend-state.ts';
import type { BlockReason } from '#mocks/transport/connection.ts';
import {
  cancelDownload,
  downloadPictures,
  measurePictures,
  offlinePictures,
} from '#mocks/transport/offline-pictures.ts';
import {
  countSmallPictures,
  requestSmallPictures,
  smallPictures,
} from '#mocks/transport/small-pictures.ts';
import { Group, ToolButton } from './panel-controls.tsx';

/** Whether the site opens without a network, and which pictures it then has. */
export function OfflineGroup() {
  const worksOffline = useStore(backendState, (state) => state.worksOffline);
  return (
    <Group title="Offline">
      <p className="text-muted">
        {worksOffline
          ? 'All files of the site are kept: it opens without a network.'
          : 'The files of the site are not all kept yet: it needs the network to open.'}
      </p>
      {worksOffline && (
        <>
          <SmallPicturesKept />
          <Collection />
        </>
      )}
    </Group>
  );
}

/** Why the small pictures wait, as the beginning of a sentence that says how many are kept. */
const WAITING: Record<BlockReason, string> = {
  offline: 'There is no network: ',
  costly: 'This connection is metered or slow: ',
  unknown: 'This browser does not tell whether the connection is metered: ',
};

function SmallPicturesKept() {
  const { kept, total, blockReason, isRequested, problem } = useStore(smallPictures);
  useEffect(() => void countSmallPictures(), []);

  const isMissing = kept < total;
  const isHeldBack = blockReason !== undefined && (blockReason === 'offline' || !isRequested);
  return (
    <>
      {total > 0 && (
        <p>
          {`${isMissing && isHeldBack ? WAITING[blockReason] : ''}${kept} of ${total} small pictures kept`}
        </p>
      )}
      {isMissing && (isHeldBack || isRequested || problem !== '') && (
        <div>
          <ToolButton onClick={() => void requestSmallPictures()}>
            {isRequested && problem === '' ? 'Fetching them' : 'Fetch them all the same'}
          </ToolButton>
        </div>
      )}
      <Problem text={problem} />
    </>
  );
}

function Collection() {
  const { state, keptBytes, totalBytes, problem } = useStore(offlinePictures);
  useEffect(() => void measurePictures(), []);

  const isFetching = state === 'fetching';
  return (
    <>
      {totalBytes > 0 && (
        <label className="flex flex-col gap-1 font-mono text-12">
          <span>{`Pictures: ${megabytes(keptBytes)} of ${megabytes(totalBytes)}`}</span>
          <progress className="w-full accent-accent" value={keptBytes} max={totalBytes} />
        </label>
      )}
      <p role="status">{state === 'ready' && 'Ready offline'}</p>
      {state !== 'ready' && (
        <div>
          <ToolButton onClick={() => (isFetching ? cancelDownload() : void downloadPictures())}>
            {isFetching ? 'Cancel' : offer(keptBytes)}
          </ToolButton>
        </div>
      )}
      <Problem text={problem} />
    </>
  );
}

function Problem({ text }: { text: string }) {
  return (
    text !== '' && (
      <p role="alert" className="text-danger">
        {text}
      </p>
    )
  );
}

const offer = (keptBytes: number) => (keptBytes === 0 ? 'Make available offline' : 'Resume');

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
