import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isSingleFile } from '#mocks/demo/hand-over/page-address.ts';
import { backendState } from '#mocks/transport/backend-state.ts';
import {
  cancelDownload,
  downloadPictures,
  measurePictures,
  offlinePictures,
} from '#mocks/transport/offline-pictures.ts';
import { hurry } from '#mocks/transport/quiet.ts';
import { MAIN_TOOL, Measure, NumberedSteps, ToolButton } from './panel-controls.tsx';
import { useFileCount } from './use-file-count.ts';

const { reason: NOT_YET } = backendState.getInitialState();

/** Whether the site opens without a network, how much of it is kept for that, and one button for the rest. */
export function OfflineSection() {
  const worksOffline = useStore(backendState, (state) => state.worksOffline);
  const reason = useStore(backendState, (state) => state.reason);
  useEffect(hurry, []);
  if (isSingleFile)
    return <p>This page is a single file with everything in it: it opens without a network.</p>;
  if (!worksOffline && reason !== '' && reason !== NOT_YET) return <Impossible reason={reason} />;
  return (
    <>
      <p className="intro">
        The shop needs no network once this browser has kept it: for a train, a fair, a meeting
        room.
      </p>
      <NumberedSteps
        steps={[
          {
            title: 'Keep it here',
            content: (
              <>
                <Files isKept={worksOffline} />
                {worksOffline && <Pictures />}
              </>
            ),
          },
          {
            title: 'Switch the network off',
            isLater: !worksOffline,
            content: <p className="text-muted">Wi-Fi off, or flight mode, on this device.</p>,
          },
          {
            title: 'Go on as before',
            isLater: !worksOffline,
            content: (
              <p className="text-muted">
                Reload, open any page, fill the cart and check out: all of it works.
              </p>
            ),
          },
        ]}
      />
    </>
  );
}

function Impossible({ reason }: { reason: string }) {
  return (
    <div className="flex max-w-measure flex-col gap-2">
      <p className="font-semibold">The shop cannot be kept in this browser.</p>
      <p className="text-muted">{reason}</p>
      <p>Open it at an address that begins with https, or take it along as a single file.</p>
    </div>
  );
}

function Files({ isKept }: { isKept: boolean }) {
  const { count, resume } = useFileCount(isKept);
  const kept = isKept && 'The shop opens without a network, with the pictures that are kept.';
  const missing = resume && 'Some files did not come. The shop still needs the network.';
  return (
    <>
      <p role="status" className="empty:hidden">
        {missing || kept}
      </p>
      <Measure
        label={count ? `Shop: ${count.kept} of ${count.total} files` : 'Getting ready …'}
        value={count?.kept}
        most={count?.total}
      />
      {resume && (
        <div>
          <ToolButton className={MAIN_TOOL} onClick={resume}>
            Try again
          </ToolButton>
        </div>
      )}
    </>
  );
}

function Pictures() {
  const { state, keptBytes, totalBytes, problem } = useStore(offlinePictures);
  useEffect(() => void measurePictures(), []);

  const isFetching = state === 'fetching';
  return (
    <>
      {totalBytes > 0 && (
        <Measure
          label={`Pictures: ${megabytes(keptBytes)} of ${megabytes(totalBytes)}`}
          value={keptBytes}
          most={totalBytes}
        />
      )}
      <p role="status" className="text-success empty:hidden">
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
