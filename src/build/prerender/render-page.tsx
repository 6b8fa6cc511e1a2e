import { renderToString } from 'react-dom/server';
import { App } from '#src/app/app.tsx';
import { routes } from '#src/app/routes.tsx';
import { fingerprintOf } from '#src/data/fingerprint.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { createRouter } from '#src/router/router.ts';
import { loadMatches, matchPath } from '#src/router/routes.ts';

/** Answers a call at build time. */
export type Answer = (request: Request) => Promise<Response>;

export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** The name of its screen's component. */
  screen: string;
  /** The fingerprints of the answers that it shows, by URL. */
  answers: Record<string, string>;
}

/**
 * Renders the page of a path. It asks for what the page asks for until nothing is left to ask; without a backend the
 * page shows what it shows while it waits.
 * @throws Error naming the call that is refused
 */
export async function renderPage(path: string, answer: Answer | undefined): Promise<RenderedPage> {
  const matches = matchPath(routes, path);
  await loadMatches(matches);
  const screen = matches.at(-1)!.route.Component!.name;
  const queryClient = createQueryClient();
  const cache = queryClient.getQueryCache();
  for (;;) {
    const router = createRouter(routes, { basename: import.meta.env.BASE_URL, path });
    const html = renderToString(<App queryClient={queryClient} router={router} />);
    const queries = cache.getAll();
    const open = answer ? queries.filter(({ state }) => state.data === undefined) : [];
    if (!answer || open.length === 0) {
      const known = queries.filter(({ state }) => state.data !== undefined);
      const answers = known.map(({ queryKey, state }) => [queryKey[0], fingerprintOf(state.data)]);
      return { html, screen, answers: Object.fromEntries(answers) };
    }
    for (const { queryKey } of open) {
      const response = await answer(new Request(`http://build.example${String(queryKey[0])}`));
      if (!response.ok) {
        throw new Error(`${path} asks for ${String(queryKey[0])}: ${await response.text()}`);
      }
      queryClient.setQueryData(queryKey, await response.json());
    }
  }
}
