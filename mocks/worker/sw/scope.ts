/** The worker's own global scope, which TypeScript's library knows only as that of any worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** What the build step fills in. */
export interface Build {
  /** Names the build; the page carries the same name. */
  name: string;
  /** The files that make the site work offline, relative to the scope, each with a revision of its content. */
  files: [path: string, revision: string][];
  /** The small pictures to keep as well; a picture's name changes with its content. */
  pictures: string[];
}

declare const __BUILD__: Build;
export const build = __BUILD__;

/** The address of a file of the build. */
export const urlOf = (path: string): string => new URL(path, worker.registration.scope).href;

/** A cache of this site alone: another one on the same origin has another scope. */
export const openCache = (name: string): Promise<Cache> =>
  caches.open(`vernissage ${name} ${worker.registration.scope}`);
