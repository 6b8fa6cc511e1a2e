import type { CompareReply } from './compare-har-file.ts';
import { compareHar } from './compare-har.ts';

// A file of many megabytes takes seconds, in which the page goes on.
addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await replyTo(data));
});

async function replyTo(file: File): Promise<CompareReply> {
  try {
    return { comparison: await compareHar(await file.text()) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
