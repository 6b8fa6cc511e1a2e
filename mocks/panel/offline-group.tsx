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
      {worksOffline && <Pictures />}
    </Group>
  );
}

function Pictures() {
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
            {isFetching ? 'Cancel' : 'Make available offline'}
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

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
