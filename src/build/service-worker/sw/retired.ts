import { whileWaiting } from '../while-waiting.ts';
import { retire } from './retire.ts';
import { isOwnPage, worker } from './scope.ts';

// Replaces the worker that a build with the mock backend has left in a visitor's browser: removes what that one
// kept, then itself, and has the pages load again from the network.

const isWaiting = () => Boolean(worker.registration.installing ?? worker.registration.waiting);

worker.addEventListener('install', () => {
  // What is asked during the installation may be dropped, and is taken once more after it.
  whileWaiting(isWaiting, () => void worker.skipWaiting());
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(giveWay()));

async function giveWay(): Promise<void> {
  await retire();
  const pages = await worker.clients.matchAll({ type: 'window' });
  // Another site below the scope may be without a worker of its own: its pages stay as they are.
  const ownPages = pages.filter(({ url }) => isOwnPage(url));
  await Promise.all(ownPages.map((page) => page.navigate(page.url)));
}
