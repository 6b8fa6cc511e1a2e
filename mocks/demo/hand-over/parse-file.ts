import { type HandOver, MOST_IN_FILE, parseHandOver } from './hand-over.ts';

/** @throws Error where the file holds no hand-over */
export async function parseHandOverFile(file: Blob): Promise<HandOver> {
  return parseHandOver(file.size > MOST_IN_FILE ? undefined : jsonOf(await file.text()));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
