import { setupWorker } from 'msw/browser';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { mswHandlers } from './msw-handlers.ts';

/** Starts MSW for the calls that the worker at `url` passes to the page, which it must control already. */
export async function startMsw(answer: Answer, url: string): Promise<void> {
  await setupWorker(...mswHandlers(answer)).start({
    serviceWorker: { url },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
}
