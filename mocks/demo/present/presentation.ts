import * as z from 'zod/mini';
import { PRESENT_KEY } from '#mocks/demo/entry-points.ts';
import { isTabDatabase } from '../state/tab-database.ts';

/** Present mode of this tab: what the shop returns to when nobody touches it, and when the mode ends. */
const Presentation = z.object({
  /** Idle minutes after which the shop returns to what was prepared. */
  minutes: z.number().check(z.positive()),
  /** The address where it begins. */
  href: z.string().check(z.refine(isOnThisSite)),
  /** The demo state as `formatDemoState` writes it. */
  text: z.string(),
  /** The database that has the prepared rows; none where this browser keeps no rows. */
  rows: z.optional(z.string().check(z.refine(isTabDatabase))),
  /** The tab's session storage as prepared, without the demo state. */
  entries: z.record(z.string(), z.string()),
  /** The same before present mode, for its end. */
  before: z.record(z.string(), z.string()),
  /** Nobody has touched the shop since it was as prepared. */
  isFresh: z.boolean(),
  /** The visitor has left full screen, and is not asked again. */
  hasLeftFullScreen: z.boolean(),
  /** What could not be read of the address that asked for it, until it has been said. */
  mistakes: z.array(z.string()),
});
export type Presentation = z.infer<typeof Presentation>;

/** That of this tab, if it is in present mode. */
export function readPresentation(): Presentation | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PRESENT_KEY) ?? 'null');
    return z.safeParse(Presentation, stored).data;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}

/** Changes what this tab keeps of it; nothing once the mode has ended. */
export function updatePresentation(changes: Partial<Presentation>): void {
  const kept = readPresentation();
  if (kept) sessionStorage.setItem(PRESENT_KEY, JSON.stringify({ ...kept, ...changes }));
}

function isOnThisSite(href: string): boolean {
  return placeOf(href) === placeOf(location.href);
}

/** Scheme and host: `https://shop.example`, `file://`. */
const placeOf = (href: string) => href.split('/', 3).join('/');
