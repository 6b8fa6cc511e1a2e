import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { App } from '#src/app/app.tsx';
import type { PrerenderedPage } from '#src/app/prerendered-page.ts';
import { routes } from '#src/app/routes.tsx';
import { createQueryClient, fingerprintOf } from '#src/data/query-client.ts';
import { paths } from '#src/paths.ts';
import { createMemoryHistory } from '#src/router/history.ts';
import { createRouter } from '#src/router/router.ts';
import { loadPage } from '#src/router/routes.ts';

/** Answers a call at build time. */
export type Answer = (request: Request) => Promise<Response>;

interface RenderedPage extends Pick<PrerenderedPage, 'answers' | 'groupsByMonth'> {
  /** The content of `#root`. */
  html: string;
  /** The name of its screen's component. */
  screen: string;
}

/**
 * Renders the page of a path. It asks for what the page asks for until nothing is left to ask; without a backend the
 * page shows what it shows while it waits.
 * @throws Error naming the call that is refused
 */
export async function renderPage(path: string, answer: Answer | undefined): Promise<RenderedPage> {
  await loadPage(routes, path);
  const screen = matchRoutes(routes, path)!.at(-1)!.route.Component!.name;
  const groupsByMonth = path === paths.events;
  const queryClient = createQueryClient();
  const cache = queryClient.getQueryCache();
  for (;;) {
    const router = createRouter(routes, {
      history: createMemoryHistory(path, import.meta.env.BASE_URL),
    });
    const html = renderToString(<App queryClient={queryClient} router={router} />);
    const queries = cache.getAll();
    const open = answer ? queries.filter(({ state }) => state.data === undefined) : [];
    if (!answer || open.length === 0) {
      const known = queries.filter(({ state }) => state.data !== undefined);
      const answers = known.map(({ queryKey, state }) => [
        queryKey[0],
        fingerprintOf(state.data, groupsByMonth),
      ]);
      return { html, screen, answers: Object.fromEntries(answers), groupsByMonth };
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
