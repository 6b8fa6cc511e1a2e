import { abortTransaction } from './abort-transaction.ts';

/**
 * Resolves to the result of `work` once the transaction is committed. Where either fails, the transaction is aborted:
 * IndexedDB by itself would commit the requests made before `work` threw.
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
