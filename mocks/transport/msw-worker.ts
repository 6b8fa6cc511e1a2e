import { setupWorker } from 'msw/browser';
import { mswHandlers } from './msw-handlers.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { backendHeader } from './worker-fallback.ts';

/** Has MSW answer the calls that the worker at `url` brings; it must be in control of the page. */
export async function startMsw(answer: Answer, url: string): Promise<void> {
  const handlers = mswHandlers(async (request) => {
    const response = await answer(request);
    if (response.type !== 'error') response.headers.set(backendHeader, 'vernissage');
    return response;
  });
  await setupWorker(...handlers).start({
    serviceWorker: { url },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
}
