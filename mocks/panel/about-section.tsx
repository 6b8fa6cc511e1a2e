import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { backendState } from '#mocks/transport/backend-state.ts';
import { BuildGroup } from './build-group.tsx';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { AskFirst } from './ask-first.tsx';
import { Facts, Group, ToolButton } from './panel-controls.tsx';
import { uninstall, whatUninstallRemoves } from '#mocks/demo/rows/uninstall.ts';

/** Who answers calls, where rows are stored, and which build this is. */
export function AboutSection({ controls }: { controls: DemoControls }) {
  const state = useStore(backendState);
  const usedBytes = useUsedBytes();
  const [isUninstalled, setUninstalled] = useState(false);
  const { database } = controls.backend;

  async function handleUninstall() {
    controls.backend.close();
    await uninstall();
    setUninstalled(true);
  }

  return (
    <div className="groups">
      <Group title="Backend">
        <Facts
          facts={[
            ['Calls are taken by', state.transport === 'worker' ? 'service worker' : 'this page'],
            ['Rows are kept', database.mode === 'durable' ? 'in IndexedDB' : 'until the page ends'],
            ['Database', (database.mode === 'durable' && database.name) || 'none'],
            ['Space used', usedBytes === undefined ? 'unknown' : megabytes(usedBytes)],
          ]}
        />
        {state.reason !== '' && (
          <>
            <p className="rounded-control border border-accent p-3">{state.reason}</p>
            <div>
              <ToolButton onClick={retryWorker}>Try the worker again</ToolButton>
            </div>
          </>
        )}
        {state.storageLoss !== '' && (
          <p className="text-muted">{`Rows end with this page: ${state.storageLoss}`}</p>
        )}
      </Group>
      <BuildGroup />
      <Group title="Remove from this browser">
        <p className="text-muted">
          Removes the worker, the kept files, and everything you left in the shop. Opening the site
          again installs it again.
        </p>
        <div className="flex flex-wrap gap-2">
          <AskFirst
            label="Uninstall"
            question="Remove the whole site from this browser?"
            note="All of this goes and cannot be brought back. Export your data first if you want to keep it."
            disabled={isUninstalled}
            loadFacts={async () => [
              ...(await whatUninstallRemoves(controls.backend.database)),
              ['Space used', usedBytes === undefined ? 'unknown' : megabytes(usedBytes)],
            ]}
            onConfirm={handleUninstall}
          />
        </div>
        <p role="status">{isUninstalled && 'Everything is removed. You can close this tab.'}</p>
      </Group>
    </div>
  );
}

/** Reloads the page without the parameter that may have kept the worker out. */
function retryWorker(): void {
  const url = new URL(location.href);
  url.searchParams.delete('transport');
  url.searchParams.set('backstage', 'about');
  location.assign(url);
}

function useUsedBytes(): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    // Old browsers, and all over plain http, do not offer it.
    void navigator.storage?.estimate?.().then(({ usage }) => setBytes(usage));
  }, []);
  return bytes;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
