/** The longest packed text that is read: a link of this length still passes through chats and mail. */
const MOST_PACKED = 32_000;
/** A short text may unpack to a thousand times its length. */
const MOST_UNPACKED = 256_000;

/** A JSON value as text for the fragment of an address: deflated, in base64url. */
export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = await readAll(bytes, new CompressionStream('deflate-raw'));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The value that `pack` has packed. @throws where it has not packed this, or it is too large */
export async function unpack(text: string): Promise<unknown> {
  if (text.length > MOST_PACKED) throw new Error('It is too long.');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const bytes = await readAll(packed, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** What comes out of a stream that bytes go into. @throws as soon as that is too much */
async function readAll(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // They reject with what the reader rejects with.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_UNPACKED) {
      await reader.cancel();
      throw new Error('It is too large.');
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.length;
  }
  return all;
}
