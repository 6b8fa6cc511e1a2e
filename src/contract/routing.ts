import type { Endpoint } from './endpoint.ts';

/** What has an address of the API. */
interface Routed {
  endpoint: Pick<Endpoint, 'path'>;
}

interface Match<Of extends Routed> {
  route: Of;
  segments: Record<string, string>;
}

/** Whether a path belongs to the backend. All others are files or pages. */
export function isBackendPath(path: string): boolean {
  return path === '/health' || path.startsWith('/api/');
}

/**
 * The routes that match a path, whatever their method (at most one per method). Literal segments take
 * precedence over parameters: `featured` in /api/artists/featured is not an artist's id.
 */
export function matchEndpoints<Of extends Routed>(
  routes: readonly Of[],
  path: string,
): Match<Of>[] {
  const matches = routes.flatMap((route) => {
    const segments = segmentsOf(route.endpoint.path, path);
    return segments ? [{ route, segments }] : [];
  });
  const fewestParameters = Math.min(...matches.map(parameterCount));
  return matches.filter((match) => parameterCount(match) === fewestParameters);
}

const parameterCount = ({ segments }: Pick<Match<Routed>, 'segments'>) =>
  Object.keys(segments).length;

function segmentsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return undefined;
  const segments: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index]!;
    if (name.startsWith(':') && value !== '') segments[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return segments;
}
