type StorageName = 'localStorage' | 'sessionStorage';

/**
 * The stored value, if there is one and storage can be read. A value of which `read` makes nothing is removed. `read`
 * is written by hand: the schemas are not there yet when a page starts.
 */
export function readStored<Data>(
  storage: StorageName,
  key: string,
  read: (fields: Readonly<Record<string, unknown>>) => Data | undefined,
): Data | undefined {
  try {
    const text = globalThis[storage].getItem(key);
    if (text === null) return undefined;
    const value = read(Object(JSON.parse(text)) as Record<string, unknown>);
    if (value !== undefined) return value;
  } catch {
    // Storage is blocked, or holds something else than JSON.
  }
  writeStored(storage, key, undefined);
  return undefined;
}

/** Replaces the stored value, or removes it; false if storage is blocked or full. */
export function writeStored(storage: StorageName, key: string, value: unknown): boolean {
  try {
    // Removed first, so that full storage does not keep an outdated value.
    globalThis[storage].removeItem(key);
    if (value !== undefined) globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
