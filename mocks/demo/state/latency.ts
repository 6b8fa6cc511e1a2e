/** So many milliseconds, plus or minus a random part of the spread. */
export interface Latency {
  milliseconds: number;
  spread: number;
}

/**
 * Reads `800` and `800±200`, which may be typed as `800+-200`.
 * @param source what to quote where it is not a latency
 */
export function parseLatency(text: string, source = text): Latency {
  // A plus in an address means a blank.
  const [, milliseconds, spread] = /^(\d{1,6})(?:\s*(?:±|[+ ]-)\s*(\d{1,6}))?$/.exec(text) ?? [];
  if (milliseconds === undefined) {
    throw new Error(
      `"${source}" is not a latency. Write "800" or "800±200", in milliseconds, and "POST /api/orders:1500" for one call.`,
    );
  }
  return { milliseconds: Number(milliseconds), spread: Number(spread ?? 0) };
}

/** The text that `parseLatency` reads. */
export function formatLatency({ milliseconds, spread }: Latency): string {
  return spread === 0 ? String(milliseconds) : `${milliseconds}±${spread}`;
}

/** The same for a backend's conditions, which know a minimum and what may be added to it. */
export function rangeOf({ milliseconds, spread }: Latency): { latency: number; jitter: number } {
  const latency = Math.max(0, milliseconds - spread);
  return { latency, jitter: milliseconds + spread - latency };
}
