import { useState } from 'react';
import { readImageUrl } from '#src/components/picture-source.ts';

/**
 * The larger file of a picture, over the picture, from when it is wanted. Until the file is decoded, and where it does not
 * come or there is none, the picture below is seen.
 */
export function MasterPicture({ image, isWanted }: { image: string; isWanted: boolean }) {
  const master = masterOf(image);
  const [shown, setShown] = useState<string>();
  // Kept when the picture is made smaller again: it would turn soft on its way.
  if (isWanted && shown !== master) setShown(master);
  if (master === undefined || shown !== master) return null;
  return (
    <img key={master} src={master} alt="" decoding="async" className="absolute inset-0 size-full" />
  );
}

/** The file whose width the image URL gives as `master`: `/pictures/rain.3f2a9c1b-2560.avif`. */
function masterOf(image: string): string | undefined {
  const { src, width } = readImageUrl(image);
  const masterWidth = new URLSearchParams(image.split('#')[1]).get('master');
  const file = masterWidth && src.replace(`-${width}.`, `-${masterWidth}.`);
  // The single-file build has the small pictures alone.
  return file && file !== src ? file : undefined;
}
