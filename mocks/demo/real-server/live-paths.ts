import type { Method } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { excerpt } from '#src/lib/excerpt.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import { matchesStars } from '#src/lib/star-pattern.ts';

/** Calls that a real server answers: those of a path, in which `*` is any text, by one method or by all. */
export interface LivePath {
  method: Method | 'any';
  path: string;
}

/** No call is longer. */
const LIVE_PATH = /^(?:(?<method>get|post|put|delete) )?(?<path>\/\S{0,200}|\*)$/i;
/** Stands for no path at all, where the build has some. */
const NONE = 'none';
const routes = Object.values(endpoints).map((endpoint) => ({ endpoint }));

/**
 * Reads `/api/artworks*`, `GET /api/artists/:id`, `/api/artworks/7`, `*`. A path without a method means every method.
 * @throws Error saying what a path looks like, or which calls there are
 */
export function parseLivePath(text: string): LivePath {
  const { method = 'any', path } = LIVE_PATH.exec(text)?.groups ?? {};
  if (path === undefined) {
    throw new Error(
      `"${excerpt(text, 200)}" is not a path. Write "/api/artworks*" or "GET /api/artists/:id"; * is any text.`,
    );
  }
  const live: LivePath = {
    method: method === 'any' ? method : (method.toUpperCase() as Method),
    path,
  };
  const isCall =
    routes.some(({ endpoint }) => isLive([live], endpoint.method, endpoint.path)) ||
    matchEndpoints(routes, path).some(({ route }) => isOf(live, route.endpoint.method));
  if (isCall) return live;
  const calls = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).join(', ');
  throw new Error(`"${text}" is not a call of the shop. There are: ${calls}, and * for any text.`);
}

/** Reads several with commas. @throws Error as above */
export function parseLivePathList(text: string): readonly LivePath[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').flatMap(parseLivePaths);
}

/** The same for what stands between commas, where `none` is not a path at all. */
export function parseLivePaths(text: string): readonly LivePath[] {
  return text.toLowerCase() === NONE ? [] : [parseLivePath(text)];
}

/** The paths of a list; undefined where it names none and does not say `none` either. */
export function allPaths(lists: readonly (readonly LivePath[])[]): readonly LivePath[] | undefined {
  return lists.length === 0 ? undefined : lists.flat();
}

/** The text that `parseLivePath` reads. */
export function formatLivePath({ method, path }: LivePath): string {
  return method === 'any' ? path : `${method} ${path}`;
}

/** All of them with commas, as in an address. */
export function formatLivePaths(paths: readonly LivePath[]): string {
  return paths.length === 0 ? NONE : paths.map(formatLivePath).join(',');
}

/** Whether a real server answers a call: its path, or that of its endpoint with `:name` segments, is one of these. */
export function isLive(paths: readonly LivePath[], method: string, path: string): boolean {
  const endpoint = matchEndpoints(routes, path).find(
    ({ route }) => route.endpoint.method === method,
  );
  const names = [path, endpoint?.route.endpoint.path ?? path];
  return paths.some(
    (live) => isOf(live, method) && names.some((name) => matchesStars(live.path, name)),
  );
}

const isOf = (live: LivePath, method: string) => live.method === 'any' || live.method === method;
