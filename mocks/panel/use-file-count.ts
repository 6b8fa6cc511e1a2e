import { useEffect, useState } from 'react';
import { countKeptFiles } from '#mocks/transport/file-count.ts';
import type { FileCount } from '#mocks/transport/service-worker/messages.ts';
import { precache } from '#mocks/transport/worker-control.ts';

/** Milliseconds between two counts. */
const INTERVAL = 400;

/** Counts without a further file after which no more is on its way. */
const MOST_ALIKE = 20;

/**
 * Follows how many of the site's files are kept.
 * @param isDone whether all are
 * @returns the count, undefined until the worker gives one; and what fetches the others where they stopped coming
 */
export function useFileCount(isDone: boolean): {
  count: FileCount | undefined;
  resume: (() => void) | undefined;
} {
  const [count, setCount] = useState<FileCount>();
  const [hasStopped, setStopped] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function follow() {
      let last = 0;
      for (let alike = 0; alike < MOST_ALIKE;) {
        const next = await countKeptFiles();
        if (signal.aborted) return;
        setCount(next);
        if (isDone) return;
        alike = next?.kept === last ? alike + 1 : 0;
        last = next?.kept ?? 0;
        await new Promise((resolve) => setTimeout(resolve, INTERVAL));
      }
      if (!signal.aborted) setStopped(true);
    }
    if (!hasStopped) void follow();
    return () => leaving.abort();
  }, [isDone, hasStopped]);

  function resume() {
    setStopped(false);
    void precache();
  }

  return { count, resume: hasStopped && !isDone ? resume : undefined };
}
