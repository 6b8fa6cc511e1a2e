import type { Endpoint } from '#src/contract/endpoint.ts';
import { formatEndpoint, parseEndpoint } from './override.ts';
import { formatLatency, type Latency, parseLatency } from './latency.ts';

/** How long the calls of one endpoint, or all calls, take, whatever becomes of them. */
export interface CallLatency {
  endpoint: Endpoint | 'any';
  latency: Latency;
}

/**
 * Reads `800±200`, which is the latency of every call, and `POST /api/orders:1500`, which is that of one. A path
 * without a method means GET.
 * @throws Error saying what a latency looks like, or which calls there are
 */
export function parseCallLatency(text: string): CallLatency {
  // A path has colons of its own: `/api/artworks/:id:1500`.
  const [, call, milliseconds = ''] = /^(?:(.*):)?([^:]*)$/s.exec(text.trim()) ?? [];
  const latency = parseLatency(milliseconds.trim(), text);
  return { endpoint: call === undefined ? 'any' : parseEndpoint(call), latency };
}

/** Reads several with commas, `800,POST /api/orders:1500`; the last of a call counts. @throws Error as above */
export function parseLatencies(text: string): readonly CallLatency[] {
  return lastOfEach(text.split(',').map(parseCallLatency));
}

/** The text that `parseCallLatency` reads. */
export function formatCallLatency({ endpoint, latency }: CallLatency): string {
  const milliseconds = formatLatency(latency);
  return endpoint === 'any' ? milliseconds : `${formatEndpoint(endpoint)}:${milliseconds}`;
}

/** The text that `parseLatencies` reads. */
export function formatLatencies(latencies: readonly CallLatency[]): string {
  return latencies.map(formatCallLatency).join(',');
}

/** The last latency of each call. */
export function lastOfEach(latencies: readonly CallLatency[]): readonly CallLatency[] {
  return [...new Map(latencies.map((each) => [each.endpoint, each])).values()];
}
