const BLOCK = 512;
const encoder = new TextEncoder();

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

/** A tar of files by their paths, not compressed: pictures are already. @throws Error where a name is too long */
export function tarOf(
  files: readonly (readonly [path: string, data: Uint8Array<ArrayBuffer>])[],
): Blob {
  const parts = files.flatMap(([path, data]) => [
    headerOf(path, data.length),
    data,
    new Uint8Array(-data.length & (BLOCK - 1)),
  ]);
  return new Blob([...parts, new Uint8Array(2 * BLOCK)], { type: 'application/x-tar' });
}

/** The block before a file, as POSIX has it under `ustar`: numbers are octal digits, each field has its place. */
function headerOf(path: string, size: number): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  const write = (place: number, text: string) => block.set(encoder.encode(text), place);
  const [folder, name] = [path.replace(/\/?[^/]*$/, ''), path.replace(/.*\//, '')];
  if (encoder.encode(name).length > 100) throw new Error(`${name} is too long for a name.`);
  write(0, name);
  write(100, octal(0o644, 7));
  write(124, octal(size, 11));
  write(136, octal(Math.floor(Date.now() / 1000), 11));
  write(156, '0');
  write(257, 'ustar');
  write(263, '00');
  write(345, folder);
  // In the sum of all bytes its own place counts as blanks.
  write(148, ' '.repeat(8));
  const sum = block.reduce((total, byte) => total + byte, 0);
  write(148, `${octal(sum, 6)}\0`);
  return block;
}
