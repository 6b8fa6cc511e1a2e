import { DEMO_STATE_KEY, LAST_ORDER_KEY, RECENTLY_VIEWED_KEY } from '#src/site/storage-names.ts';
import { readEntries, type StoredEntries } from '../state/stored-entries.ts';
import { copySession } from '../state/tab-session.ts';

/** What the shop keeps with the demo state that it belongs to: in session storage in a state, else in local storage. */
const OF_A_STATE = [RECENTLY_VIEWED_KEY, LAST_ORDER_KEY];

/** What a tab in present mode begins with: the session storage that there is, and who is signed in. */
export function readPreparedEntries(): StoredEntries {
  const state = readEntries()[DEMO_STATE_KEY];
  copySession();
  const { [DEMO_STATE_KEY]: _, ...stored } = readEntries();
  const entries: Record<string, string> = stored;
  for (const key of OF_A_STATE) {
    const text = (state === undefined ? localStorage : sessionStorage).getItem(key);
    delete entries[key];
    if (text !== null && fieldsOf(text)?.state === (state ?? '')) entries[key] = text;
  }
  return entries;
}

/** The same for a tab in another demo state. @param state the entry of the demo state, as text */
export function entriesInState(prepared: StoredEntries, state: string): StoredEntries {
  const entries: Record<string, string> = { ...prepared, [DEMO_STATE_KEY]: state };
  for (const key of OF_A_STATE) {
    const fields = fieldsOf(prepared[key] ?? '');
    if (fields) entries[key] = JSON.stringify({ ...fields, state });
  }
  return entries;
}

function fieldsOf(text: string): Record<string, unknown> | undefined {
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' && fields !== null
      ? (fields as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
