import { lazy, Suspense, useState } from 'react';
import { slug } from '#src/copy/brand/slug.ts';
import type { LoggedCall } from '#mocks/backend/server/call-log.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import type { Runner } from '#mocks/demo/traffic/copy-as-test.ts';
import type { HarComparison } from '#mocks/demo/traffic/compare-har.ts';
import { backendState } from '#mocks/transport/backend-state.ts';
import { download } from '#mocks/demo/download.ts';
import { CopyButton, FileButton, ToolButton } from './panel-controls.tsx';

// On its own, because few open a file.
const HarResult = lazy(async () => ({
  default: (await import('./har-result.tsx')).HarResult,
}));

/** Takes calls along as a HAR or as a test, and compares a HAR of any server with the contract. */
export function TrafficTools({
  controls: { backend, state },
  calls,
}: {
  controls: DemoControls;
  /** Oldest first. */
  calls: readonly LoggedCall[];
}) {
  const [opened, setOpened] = useState<{ name: string; comparison: HarComparison }>();
  const [fileInWork, setFileInWork] = useState('');
  const [problem, setProblem] = useState('');
  const isEmpty = calls.length === 0;

  async function handleExport() {
    const { harOfCalls } = await import('#mocks/demo/traffic/har-of-calls.ts');
    const build = backendState.getState().pageBuild || 'development';
    const site = { origin: location.origin, title: document.title, build };
    download(`${slug}.har`, harOfCalls(calls, backend.log, site));
  }

  async function handleFile(file: File) {
    setProblem('');
    setFileInWork(file.name);
    try {
      const { compareHarFile } = await import('#mocks/demo/traffic/compare-har-file.ts');
      setOpened({ name: file.name, comparison: await compareHarFile(file) });
    } catch (error) {
      setProblem(`${file.name}: ${(error as Error).message}`);
    } finally {
      setFileInWork('');
    }
  }

  async function testFor(runner: Runner) {
    const { copiedTest } = await import('#mocks/demo/traffic/copy-as-test.ts');
    return copiedTest(runner, calls, backend.log, state.getState());
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ToolButton disabled={isEmpty} onClick={handleExport}>
          Export as HAR
        </ToolButton>
        <CopyButton label="Copy as Vitest test" disabled={isEmpty} text={() => testFor('Vitest')} />
        <CopyButton
          label="Copy as Playwright test"
          disabled={isEmpty}
          text={() => testFor('Playwright')}
        />
        <FileButton
          label="Compare a HAR"
          accept=".har,application/json,.json"
          onFile={handleFile}
        />
      </div>
      <p role="status" aria-label="HAR" className="text-muted empty:hidden">
        {fileInWork !== '' && `Comparing ${fileInWork} with the contract`}
      </p>
      {problem !== '' && (
        <p role="alert" className="[overflow-wrap:anywhere] text-danger">
          {problem}
        </p>
      )}
      {opened && (
        <Suspense>
          <HarResult key={opened.name} {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
