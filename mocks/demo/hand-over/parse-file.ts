import { type HandOver, parseHandOver } from './hand-over.ts';
import { MOST_UNPACKED } from './packed-text.ts';

/** @throws Error where the file holds no hand-over */
export async function parseHandOverFile(file: Blob): Promise<HandOver> {
  return parseHandOver(file.size > MOST_UNPACKED ? undefined : jsonOf(await file.text()));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
