import { abortTransaction } from './abort-transaction.ts';

/**
 * Resolves to what `work` does in the transaction once that is committed. Where either fails, nothing of it is kept:
 * IndexedDB by itself would commit what was asked for before `work` threw.
 */
export async function atomically<Result>(
  transaction: Parameters<typeof abortTransaction>[0],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (failure) {
    await abortTransaction(transaction);
    throw failure;
  }
}
