import type { HarComparison } from './compare-har.ts';

/** What the worker replies. */
export type CompareReply = { comparison: HarComparison } | { problem: string };

/**
 * Compares a HAR file with the contract, in a worker of its own.
 * @throws Error saying what is wrong with a file that cannot be read
 */
export async function compareHarFile(file: File): Promise<HarComparison> {
  // A page opened from a disk may not start a worker.
  if (typeof Worker === 'undefined' || import.meta.env.MODE === 'single') {
    return (await import('./compare-har.ts')).compareHar(await file.text());
  }
  const worker = new Worker(new URL('./compare-har-worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const reply = await replyOf(worker, file);
    if ('problem' in reply) throw new Error(reply.problem);
    return reply.comparison;
  } finally {
    worker.terminate();
  }
}

function replyOf(worker: Worker, file: File): Promise<CompareReply> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CompareReply>) => resolve(data));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'What compares the file could not be loaded.')),
    );
    worker.postMessage(file);
  });
}
