interface Transaction {
  abort(): void;
  done: Promise<void>;
}

/**
 * Resolves to what `work` does in the transaction once that is committed. Where either fails, nothing of it is kept:
 * IndexedDB by itself would commit what was asked for before `work` threw.
 */
export async function whole<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (failure) {
    await abort(transaction);
    throw failure;
  }
}

/** Undoes a transaction that failed half-way; one that has ended by itself is over anyway. */
async function abort(transaction: Transaction): Promise<void> {
  const ended = transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // InvalidStateError: it was over.
  }
  await ended;
}
