import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { backendState } from '#mocks/transport/backend-state.ts';
import { readHostVersion } from '#mocks/transport/host-version.ts';
import { acceptUpdate } from '#mocks/transport/worker-control.ts';
import type { SiteVersion } from '#src/site/site-version.ts';
import { Facts, Group, ToolButton } from './panel-controls.tsx';

/** Which build this page is of and which one the host has: who deploys sees whether visitors have it yet. */
export function BuildGroup() {
  const { pageBuild, workerBuild, isUpdateWaiting } = useStore(backendState);
  const { host, problem } = useHostVersion(pageBuild !== '');
  const isOther = host !== undefined && host.build !== pageBuild;
  return (
    <Group title="Build">
      <Facts
        facts={[
          ['Page', <Hash key="page" build={pageBuild || 'development'} />],
          ['Worker', <Hash key="worker" build={workerBuild || 'none'} />],
          ...(host ? factsOf(host) : []),
        ]}
      />
      {problem !== '' && (
        <p className="text-muted">{`The host does not say what it has: ${problem}`}</p>
      )}
      {isUpdateWaiting ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>A newer build is ready.</p>
          <ToolButton onClick={() => void acceptUpdate()}>Update</ToolButton>
        </div>
      ) : (
        <p className="text-muted">
          {isOther
            ? 'The host has another build. It is offered once the browser has its files.'
            : 'No newer build is waiting.'}
        </p>
      )}
    </Group>
  );
}

function Hash({ build }: { build: string }) {
  return <span className="font-mono text-12">{build}</span>;
}

const factsOf = ({ version, build, builtAt }: SiteVersion) =>
  [
    ['On the host', <Hash key="host" build={build} />],
    ['Host version', version],
    ['Built', `${builtAt.slice(0, 10)} ${builtAt.slice(11, 16)} UTC`],
  ] as const;

/** What the host has, asked once; the development server has no builds. */
function useHostVersion(isBuilt: boolean) {
  const [host, setHost] = useState<SiteVersion>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (isBuilt) readHostVersion().then(setHost, (error: Error) => setProblem(error.message));
  }, [isBuilt]);
  return { host, problem };
}
