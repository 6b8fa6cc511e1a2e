import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from '@playwright/test';
import { quantile } from 'simple-statistics';
import { newVisitor } from './device.ts';
import { profiles } from './profiles.ts';
import { formatTable } from './report.ts';
import type { SiteHost } from './site-host.ts';
import { type Call, timeCalls } from './time-calls.ts';
import { visit } from './visit.ts';

const COUNT = 200;
const WARM_UP = 20;

const calls: readonly Call[] = [
  { method: 'GET', path: '/api/categories' },
  { method: 'GET', path: '/api/artworks' },
  { method: 'GET', path: '/api/artworks/1' },
  { method: 'GET', path: '/api/events?upcoming=true' },
  { method: 'GET', path: '/api/cart/6' },
  { method: 'POST', path: '/api/cart', body: { userId: 6, artworkId: 1, quantity: 1 } },
];

/** Times the same calls of one caller; returns milliseconds. */
type TimeCall = (call: Call, count: number) => Promise<number[]>;

export interface CallTimes {
  transport: string;
  call: string;
  p50: number;
  p95: number;
}

/** Times each call by each way to reach the backend, one call at a time, on an unthrottled desktop. */
export async function measureCalls(browser: Browser, host: SiteHost): Promise<CallTimes[]> {
  return [
    ...(await inPage(browser, host, 'page')),
    ...(await inPage(browser, host, 'worker')),
    ...(await overHttp()),
  ];
}

async function inPage(
  browser: Browser,
  host: SiteHost,
  transport: 'page' | 'worker',
): Promise<CallTimes[]> {
  const context = await newVisitor(browser, profiles.desktop);
  try {
    const page = await context.newPage();
    const asked = transport === 'page' ? 'inpage' : 'worker';
    await visit(page, `${host.url}?transport=${asked}`, host);
    await page.locator(`html[data-transport=${transport}]`).waitFor();
    return await timeAll(transport, (call, count) =>
      page.evaluate(timeCalls, { call, count, origin: '' }),
    );
  } finally {
    await context.close();
  }
}

/** The same backend in a process of its own, called from this one. */
async function overHttp(): Promise<CallTimes[]> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'mocks/http/cli.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [greeting] = await Promise.race([
      once(server.stdout, 'data'),
      once(server, 'exit').then(([code]) => {
        throw new Error(`mocks/http/cli.ts ended with ${code}.`);
      }),
    ]);
    const origin = /http:\S+/.exec(String(greeting))![0];
    return await timeAll('http', (call, count) => timeCalls({ call, count, origin }));
  } finally {
    server.kill();
  }
}

async function timeAll(transport: string, time: TimeCall): Promise<CallTimes[]> {
  const rows: CallTimes[] = [];
  for (const call of calls) {
    await time(call, WARM_UP);
    const times = await time(call, COUNT);
    const [p50, p95] = quantile(times, [0.5, 0.95]) as [number, number];
    rows.push({ transport, call: `${call.method} ${call.path}`, p50, p95 });
  }
  return rows;
}

/** A row a call, with 50th and 95th percentile of each transport. */
export function formatCalls(site: string, times: readonly CallTimes[]): string {
  const transports = [...new Set(times.map(({ transport }) => transport))];
  const rows = calls.map(({ method, path }) => [
    `${method} ${path}`,
    ...transports.flatMap((name) => {
      const row = times.find(
        ({ transport, call }) => transport === name && call === `${method} ${path}`,
      );
      return row ? [row.p50.toFixed(2), row.p95.toFixed(2)] : ['', ''];
    }),
  ]);
  const head = ['ms', ...transports.flatMap((name) => [`${name} p50`, 'p95'])];
  return `calls, ${site}\n${formatTable([head, ...rows])}`;
}
