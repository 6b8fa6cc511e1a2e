import { useEffect } from 'react';
import { useStore } from 'zustand';
import { backendState } from '#mocks/transport/backend-state.ts';
import {
  cancelDownload,
  downloadPictures,
  measurePictures,
  offlinePictures,
} from '#mocks/transport/offline-pictures.ts';
import { hurry } from '#mocks/transport/quiet.ts';
import { MAIN_TOOL, ToolButton } from './panel-controls.tsx';

/** Whether the site opens without a network, and which pictures it then has. */
export function OfflineSection() {
  const worksOffline = useStore(backendState, (state) => state.worksOffline);
  useEffect(hurry, []);
  return (
    <div className="flex flex-col gap-4">
      <p>
        {worksOffline
          ? 'The shop opens without a network, with the pictures that are kept.'
          : 'Not ready yet: the shop still needs the network to open. Its files are being kept, which takes some seconds.'}
      </p>
      {worksOffline ? <Pictures /> : <progress aria-label="Files" className="bar max-w-96" />}
    </div>
  );
}

function Pictures() {
  const { state, keptBytes, totalBytes, problem } = useStore(offlinePictures);
  useEffect(() => void measurePictures(), []);

  const isFetching = state === 'fetching';
  return (
    <>
      {totalBytes > 0 && (
        <label className="flex max-w-96 flex-col gap-2">
          <span className="figures">{`Pictures: ${megabytes(keptBytes)} of ${megabytes(totalBytes)}`}</span>
          <progress className="bar" value={keptBytes} max={totalBytes} />
        </label>
      )}
      <p role="status" className="text-success">
        {state === 'ready' && 'Ready offline'}
      </p>
      {state !== 'ready' && (
        <div>
          <ToolButton
            className={isFetching ? undefined : MAIN_TOOL}
            onClick={() => (isFetching ? cancelDownload() : void downloadPictures())}
          >
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
