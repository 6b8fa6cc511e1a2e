import { Zip, ZipPassThrough } from 'fflate';

/** A ZIP of files by their paths, not compressed: pictures are already. @throws Error where a path is too long */
export function zipped(files: readonly (readonly [path: string, data: Uint8Array])[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  for (const [path, data] of files) {
    const file = new ZipPassThrough(path);
    zip.add(file);
    file.push(data, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
