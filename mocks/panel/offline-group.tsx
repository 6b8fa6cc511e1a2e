import { useEffect } from 'react';
import { useStore } from 'zustand';
import { backendState } from '#mocks/transport/backend-state.ts';
import {
  cancelDownload,
  downloadPictures,
  measurePictures,
  offlinePictures,
} from '#mocks/transport/offline-pictures.ts';
import { Group, ToolButton } from './panel-controls.tsx';

/** Whether the site opens without a network, and the download of the remaining pictures. */
export function OfflineGroup() {
  const worksOffline = useStore(backendState, (state) => state.worksOffline);
  return (
    <Group title="Offline">
      <p className="text-muted">
        {worksOffline
          ? 'All files of the site are kept: it opens without a network.'
          : 'The files of the site are not all kept yet: it needs the network to open.'}
      </p>
      {worksOffline && <Collection />}
    </Group>
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
          Pictures: {megabytes(keptBytes)} of {megabytes(totalBytes)}
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
      {problem !== '' && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

const offer = (keptBytes: number) => (keptBytes === 0 ? 'Make available offline' : 'Resume');

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
