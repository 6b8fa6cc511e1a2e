/** How the files of AVIF, WebP, JPEG, PNG and GIF begin, byte by byte. */
const SIGNATURE = /^(?:.{4}ftyp|RIFF.{4}WEBP|\xff\xd8\xff|\x89PNG|GIF8)/s;
const LONGEST = 12;

/**
 * Whether a response is a picture: by its type, or by its first bytes, because hosts that do not know AVIF send it as
 * something else, and browsers show it all the same. A host may answer 200 with an error or a page.
 */
export async function isPicture(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  if (response.headers.get('content-type')?.startsWith('image/')) return true;
  const start = new Uint8Array(await response.clone().arrayBuffer()).subarray(0, LONGEST);
  return SIGNATURE.test(String.fromCharCode(...start));
}
