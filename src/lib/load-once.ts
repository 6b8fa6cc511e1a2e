/**
 * Loads at the first call, and gives every later call the same promise, so that those who wait for it go on in the
 * order in which they asked. A rejection is forgotten: the next call loads again. The only way in which a promise that
 * may reject is kept (`src/architecture.test.ts`).
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  };
}
