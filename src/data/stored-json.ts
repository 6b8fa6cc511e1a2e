import type * as z from 'zod/mini';

type StorageName = 'localStorage' | 'sessionStorage';

/** The stored value, if there is one and storage can be read. A value that does not match the schema is removed. */
export function readStored<Data>(storage: StorageName, key: string, schema: z.ZodMiniType<Data>) {
  try {
    const text = globalThis[storage].getItem(key);
    return text === null ? undefined : schema.parse(JSON.parse(text));
  } catch {
    writeStored(storage, key, undefined);
    return undefined;
  }
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
