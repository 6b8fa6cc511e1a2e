/** Aborts a transaction, unless it has ended already, and waits until it has. */
export async function abortTransaction(transaction: {
  abort(): void;
  done: Promise<void>;
}): Promise<void> {
  const ended = transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // InvalidStateError: it had ended.
  }
  await ended;
}
