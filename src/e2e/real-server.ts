import {
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import type { BrowserContext } from '@playwright/test';
import { test as base } from '../testing/playwright.ts';
import { type ServedBackend, serveBackend } from '../testing/served-backend.ts';
import { LIVE } from './modes.ts';
import { sites } from './sites.ts';
import { hostSite } from './static-host.ts';

/** A server of somebody's own, `http://127.0.0.1:8080`, which the journeys then call in the place of ours. */
const OWN_SERVER = process.env.LIVE_SERVER;

/** What an address of the demo says of the backend, and not of the page. */
const STATE_PARAMETERS = ['scenario', 'fail', 'latency', 'clock'];

/** Brings the user of a scenario to the page, which stores him before its own code runs. */
const USER_COOKIE = 'journey-user';

/** The live build on a host of its own, whose calls go to a server that no other test uses. */
interface LiveSite {
  address: string;
  /** Answers in the place of the server's, by method and address: `GET /api/artworks`. */
  answers: Map<string, RequestListener>;
  /** Gives the pages of a context the tools of the demo's console that journeys use; the server answers them. */
  addTools: (context: BrowserContext) => Promise<void>;
}

/** Whether this test runs in the project `live`. */
export const isLiveMode = () => base.info().project.name === LIVE;

/** In the project `live` the site is a live build with a server of its own. */
export const test = base.extend<{ liveSite: LiveSite | undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  liveSite: async ({}, use) => {
    if (!isLiveMode()) return use(undefined);
    let server = OWN_SERVER ? await useOwnServer(OWN_SERVER) : await serveBackend();
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
        if (OWN_SERVER) throw new Error(`LIVE_SERVER cannot be put into the state ${url.search}.`);
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
  },

  baseURL: async ({ baseURL, liveSite }, use) => use(liveSite?.address ?? baseURL),

  context: async ({ context, liveSite }, use) => {
    await liveSite?.addTools(context);
    await use(context);
  },
});

const escapedJson = (value: object) => encodeURIComponent(JSON.stringify(value));

/** Somebody's own server, once it has emptied the cart that the shop uses. */
async function useOwnServer(url: string): Promise<ServedBackend> {
  await fetch(`${url}/api/cart/user/6`, { method: 'DELETE' });
  return {
    url,
    user: undefined,
    calls: () => [],
    rows: () => Promise.reject(new Error('LIVE_SERVER cannot be asked for its rows.')),
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
