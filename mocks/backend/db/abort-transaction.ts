/** Undoes a transaction that failed halfway; one that has ended by itself is over anyway. */
export async function abortTransaction(transaction: {
  abort(): void;
  done: Promise<void>;
}): Promise<void> {
  const ended = transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // InvalidStateError: it was over.
  }
  await ended;
}
