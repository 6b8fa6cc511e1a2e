import {
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import type { BrowserContext } from '@playwright/test';
import type { Row } from '../testing/plain-server/rows.ts';
import { test as base } from '../testing/playwright.ts';
import { servePlainServer } from '../testing/plain-server/serve-plain-server.ts';
import { type ServedBackend, serveBackend } from '../testing/served-backend.ts';
import { datedCollection } from '../testing/visited-rows.ts';
import { LIVE, PLAIN } from './modes.ts';
import { sites } from './sites.ts';
import { hostSite } from './static-host.ts';

/** A server of somebody's own, `http://127.0.0.1:8080`, which the journeys then call in the place of ours. */
const OWN_SERVER = process.env.LIVE_SERVER;

/** What an address of the demo says of the backend, and not of the page. */
const STATE_PARAMETERS = ['scenario', 'fail', 'latency', 'clock'];

/** Brings the user of a scenario to the page, which stores him before its own code runs. */
const USER_COOKIE = 'journey-user';

/** Rows of the collection with prices as text, whole timestamps, and columns of which the shop knows nothing. */
const AS_AN_ORM_PRINTS = {
  rows: datedCollection(),
  artwork: (row: Row) => ({
    ...row,
    price: (row.price as number).toFixed(2),
    createdAt: `${row.createdAt}T10:11:12.000Z`,
    isSold: Number(row.isSold),
    isFeatured: Number(row.isFeatured),
    updatedAt: null,
  }),
  event: (row: Row) => ({ ...row, minPrice: String(row.minPrice), updatedAt: null }),
};

/** The live build on a host of its own, whose calls go to a server that no other test uses. */
interface LiveSite {
  address: string;
  /** Answers in the place of the server's, by method and address: `GET /api/artworks`. */
  answers: Map<string, RequestListener>;
  /** Gives the pages of a context the tools of the demo's console that journeys use; the server answers them. */
  addTools: (context: BrowserContext) => Promise<void>;
}

/** Whether this test runs against a real server. */
export const isLiveMode = () => [LIVE, PLAIN].includes(base.info().project.name);

/**
 * In the project `live` the site is a live build with a server of its own, in `plain` with one that shares no line with
 * the mock backend and sends what an ORM prints.
 */
export const test = base.extend<{ liveSite: LiveSite | undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  liveSite: async ({}, use) => {
    if (!isLiveMode()) return use(undefined);
    const isPlain = base.info().project.name === PLAIN;
    const plain = isPlain ? await servePlainServer(AS_AN_ORM_PRINTS) : undefined;
    const ownServer = plain?.url ?? OWN_SERVER;
    let server = ownServer ? await useOwnServer(ownServer, plain?.orders) : await serveBackend();
    let lastBefore = 0;
    const answers: LiveSite['answers'] = new Map();

    const host = await hostSite(sites.live, '/', 0, {
      unknownStatus: 200,
      answerCall(call, answer) {
        const own = answers.get(`${call.method} ${call.url}`);
        if (own) own(call, answer);
        else passOn(server.url, call, answer);
      },
      // A state in the address is the server's from now on, and leaves the address.
      async redirect(url) {
        lastBefore = server.calls().at(-1)?.id ?? 0;
        if (!STATE_PARAMETERS.some((name) => url.searchParams.has(name))) return undefined;
        if (ownServer) throw new Error(`This server cannot be put into the state ${url.search}.`);
        server.stop();
        server = await serveBackend(url.searchParams);
        lastBefore = 0;
        return {
          location: url.pathname,
          ...(server.user && { 'set-cookie': `${USER_COOKIE}=${escapedJson(server.user)}` }),
        };
      },
    });

    await use({
      address: host.address,
      answers,
      async addTools(context) {
        const tools: Record<string, (value: never) => unknown> = {
          calls: () => server.calls().filter(({ id }) => id > lastBefore),
          rows: (table) => server.rows(table),
        };
        await context.exposeFunction('askServer', (name: string, value: never) =>
          tools[name]!(value),
        );
        await context.addInitScript((name) => {
          if (window.origin === 'null') return;
          const [, user] = new RegExp(`${name}=([^;]+)`).exec(document.cookie) ?? [];
          if (user) {
            localStorage.setItem('user', decodeURIComponent(user));
            document.cookie = `${name}=; max-age=0`;
          }
        }, USER_COOKIE);
        await context.addInitScript(() => {
          const ask = (name: string) => (value: unknown) =>
            (window as unknown as { askServer: (...call: unknown[]) => unknown }).askServer(
              name,
              value,
            );
          Object.assign(window, { vernissage: { calls: ask('calls'), rows: ask('rows') } });
        });
      },
    });
    host.close();
    server.stop();
    plain?.stop();
  },

  baseURL: async ({ baseURL, liveSite }, use) => use(liveSite?.address ?? baseURL),

  context: async ({ context, liveSite }, use) => {
    await liveSite?.addTools(context);
    await use(context);
  },
});

const escapedJson = (value: object) => encodeURIComponent(JSON.stringify(value));

/** Somebody's own server, once it has emptied the cart that the shop uses. */
async function useOwnServer(url: string, orders?: readonly object[]): Promise<ServedBackend> {
  await fetch(`${url}/api/cart/user/6`, { method: 'DELETE' });
  return {
    url,
    user: undefined,
    calls: () => [],
    async rows(table) {
      if (table === 'orders' && orders) return orders;
      throw new Error('This server cannot be asked for its rows.');
    },
    stop() {},
  };
}

/** Passes a call on to a server, as a host with a server behind it does. */
function passOn(origin: string, call: IncomingMessage, answer: ServerResponse): void {
  const { host: _, ...headers } = call.headers;
  const send = origin.startsWith('https:') ? secureRequest : request;
  const passed = send(new URL(call.url!, origin), { method: call.method!, headers }, (response) => {
    // By this header the shop knows the mock backend, whose answers it does not check.
    const { 'x-backend': __, ...others } = response.headers;
    answer.writeHead(response.statusCode!, others);
    response.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  call.pipe(passed);
}
