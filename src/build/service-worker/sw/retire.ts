import { isCacheOf } from '#src/site/cache-names.ts';
import { worker } from './scope.ts';

/** Removes what the worker of this site has kept, and the worker: pages that are opened then come from the network. */
export async function retire(): Promise<void> {
  const { scope } = worker.registration;
  const own = (await caches.keys()).filter((name) => isCacheOf(scope, name));
  await Promise.all(own.map((name) => caches.delete(name)));
  // Of its class, because the mock backend's worker keeps MSW from removing it.
  await ServiceWorkerRegistration.prototype.unregister.call(worker.registration);
}
