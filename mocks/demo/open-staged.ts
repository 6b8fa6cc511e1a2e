import { DATABASE_NAME } from '#src/contract/site-names.ts';
import type { SeedCollection } from '#mocks/backend/db/database.ts';
import type { BackendOptions } from '#mocks/backend/create-backend.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { writeSessionState, type SessionState } from './session-state.ts';
import type { DemoBackend } from './demo-backend.ts';
import { isolateSession } from './tab-session.ts';
import { createScenarioBackend, hasOwnRows, scenarioUser } from './staged-backend.ts';
import { parseDemoState, formatDemoState } from './demo-state.ts';
import { claimTabDatabase, newTabDatabase, noteTabUse, sweepTabStorages } from './tab-database.ts';

/** Flaky calls fail at the same places in every visit, so that what was seen can be shown. */
const CHANCE_SEED = 1;

interface Opening extends Omit<BackendOptions, 'storage' | 'collection'> {
  collection: Promise<SeedCollection>;
  /** What the address asks for; undefined where it asks for nothing. */
  asked: string | undefined;
  kept: SessionState | undefined;
  /** The page was reloaded or come back to, not gone to. */
  isReturn: boolean;
}

/**
 * Opens the backend as the address asks, else as this tab was staged before. A state with rows of its
 * own gets a database of its own: made anew by following a link, gone on with after a reload
 * for as long as it is there.
 */
export async function openDemoBackend({
  asked,
  kept,
  isReturn,
  clock = () => new Date(),
  ...options
}: Opening): Promise<DemoBackend> {
  const { staging, mistakes } = parseDemoState(new URLSearchParams(asked ?? kept?.text));
  const text = formatDemoState(staging);
  const isContinued = (asked === undefined || isReturn) && kept?.text === text;
  const before = isContinued ? kept?.storage : undefined;
  const own = hasOwnRows(staging) ? (before ?? newTabDatabase()) : undefined;
  // Where locks are refused the tab does without: its database may be deleted while it is open.
  if (own) await claimTabDatabase(own).catch(() => {});

  const backend = await createScenarioBackend({
    ...options,
    clock,
    ...(own && { storage: own }),
    random: seededRandom(CHANCE_SEED),
    staging,
    isContinued: before !== undefined,
  });
  const isFilled = before !== undefined && !backend.database.isNew;
  if (own) isolateSession(isFilled ? undefined : (scenarioUser(staging) ?? null));
  writeSessionState(text === '' ? undefined : { text, storage: own });
  // Nobody waits for it, and what stays harms nobody.
  if (own) tend(own, clock()).catch(() => {});
  return { backend, storage: own ?? DATABASE_NAME, text, mistakes };
}

async function tend(storage: string, now: Date): Promise<void> {
  await noteTabUse(storage, now);
  await sweepTabStorages(now);
}
