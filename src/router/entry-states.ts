import type { EntryState, History } from './history.ts';

/** What pages keep with their entries in the history; of the current document also what the history refused to keep. */
export interface EntryStates {
  /** What is kept with the entry of this key; the same object until it is replaced. */
  read: (key: string) => EntryState;
  /** Replaces a value that is kept with the entry of this key. */
  keep: (key: string, name: string, value: unknown) => void;
  /** Notes what a new entry is made with. */
  begin: (key: string, kept: EntryState) => void;
}

const NOTHING: EntryState = {};

export function createEntryStates(history: History): EntryStates {
  const states = new Map<string, EntryState>();
  const isCurrent = (key: string) => history.location().key === key;

  function read(key: string): EntryState {
    // The page that is left is still shown while the code of the next one loads.
    if (!states.has(key) && isCurrent(key)) states.set(key, history.location().state);
    return states.get(key) ?? NOTHING;
  }

  return {
    read,
    keep(key, name, value) {
      const kept = { ...read(key), [name]: value };
      states.set(key, kept);
      if (isCurrent(key)) history.keepEntryState(kept);
    },
    begin(key, kept) {
      states.set(key, kept);
    },
  };
}
