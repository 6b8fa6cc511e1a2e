import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningHost } from './running-host.ts';
import { built, deploy, type Deployment } from './sites.ts';

export interface HostUnderTest {
  base: string;
  /** Asks for a path of the site; for what is not compressed, where `headers` ask for nothing else. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The address of a path of the site. */
  addressOf(path: string): string;
  /** What the build has in a file. */
  fileOf(path: string): Buffer;
  deployment(): Deployment;
}

/**
 * Runs a host with the built site at a base.
 * @param start starts the host with a deployment
 * @param checks each registers tests
 */
export function describeHost(
  name: string,
  base: string,
  start: (deployment: Deployment) => Promise<RunningHost>,
  checks: readonly ((host: HostUnderTest) => void)[],
): void {
  describe(`${name} at ${base}`, () => {
    let deployment: Deployment;
    let running: RunningHost;
    beforeAll(async () => {
      deployment = deploy(base);
      running = await start(deployment);
    });
    afterAll(async () => {
      await running.stop();
      deployment.remove();
    });

    const addressOf = (path: string) => running.origin + base.slice(1) + path;
    const host: HostUnderTest = {
      base,
      addressOf,
      get: (path, headers) =>
        fetch(addressOf(path), { headers: { 'accept-encoding': 'identity', ...headers } }),
      fileOf: (path) => readFileSync(join(built[base]!, path)),
      deployment: () => deployment,
    };
    for (const check of checks) check(host);
  });
}

export const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());
