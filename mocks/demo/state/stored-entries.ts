/** All entries of a tab's session storage. */
export type StoredEntries = Readonly<Record<string, string>>;

export function readEntries(): StoredEntries {
  try {
    return { ...sessionStorage };
  } catch {
    // Storage is blocked.
    return {};
  }
}

/** Replaces all entries. */
export function writeEntries(entries: StoredEntries): void {
  try {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
}
