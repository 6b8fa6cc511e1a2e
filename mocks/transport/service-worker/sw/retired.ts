import { isOwnPage, worker } from './scope.ts';

// Takes the place of the worker in browsers that visited the site before it had a real server: removes
// what that one kept, then itself, and has the pages start over from the network.

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.endsWith(` ${worker.registration.scope}`));
  await Promise.all(own.map((name) => caches.delete(name)));
  await worker.registration.unregister();
  const pages = await worker.clients.matchAll({ type: 'window' });
  // Another site below the scope may be without a worker of its own: its pages stay as they are.
  const ownPages = pages.filter(({ url }) => isOwnPage(url));
  await Promise.all(ownPages.map((page) => page.navigate(page.url)));
}
