import { expect, test } from 'vitest';
import { bases } from './sites.ts';
import { describeHost, type HostUnderTest } from './host-under-test.ts';
import { PAGE_HEADERS, POLICY, policyIn } from './header-rules.ts';
import { checkPages } from './page-checks.ts';
import { checkReleases } from './release-checks.ts';
import { startProgram } from './running-host.ts';

/** Python's file server: finds files, and `index.html` of folders. It can be told nothing. */
const startPython = (root: string) =>
  startProgram({
    command: process.env.PYTHON_PATH ?? '/usr/bin/python3',
    args: (_folder, port) => ['-m', 'http.server', `${port}`, '-b', '127.0.0.1', '-d', root],
    config: () => '',
  });

/** The limits that the table of hosts names. */
function checkLimits({ get, fileOf }: HostUnderTest): void {
  test('an unknown address is not found, without the page of the shop', async () => {
    const response = await get('nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<div id="root">');
    expect(fileOf('404.html').toString()).toContain('<div id="root">');
  });

  test('a page has the policy within it, and no headers', async () => {
    const response = await get('');
    const sent = Object.keys(PAGE_HEADERS).filter((name) => response.headers.has(name));
    expect(sent).toEqual([]);
    expect(policyIn(await response.text())).toMatch(POLICY);
  });

  test('nothing is compressed', async () => {
    const { headers } = await get('artists.html', { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBeNull();
  });
}

for (const base of bases) {
  describeHost('A file server that knows no rules', base, ({ root }) => startPython(root), [
    checkPages,
    checkLimits,
    checkReleases({ rollsBack: false }),
  ]);
}
