import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { readStored, writeStored } from './stored-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads what this browser keeps of the rows that the shop has now; undefined where `read` makes nothing of it. */
export function readOfState<Data>(
  key: string,
  read: (fields: Fields) => Data | undefined,
): Data | undefined {
  const { storage, state } = place();
  return readStored(storage, key, (fields) => (fields.state === state ? read(fields) : undefined));
}

export function writeOfState(key: string, fields: Fields): void {
  const { storage, state } = place();
  writeStored(storage, key, { ...fields, state });
}

/** A demo state may have other rows under the same ids: what is kept of them stays in the tab, and ends with the state. */
function place(): { storage: 'localStorage' | 'sessionStorage'; state: string } {
  try {
    const state = sessionStorage.getItem(DEMO_STATE_KEY);
    if (state !== null) return { storage: 'sessionStorage', state };
  } catch {
    // Storage is blocked: nothing is kept.
  }
  return { storage: 'localStorage', state: '' };
}
