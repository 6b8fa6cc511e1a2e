import { NOT_FOUND_WORK } from './hung-works.ts';
import { Picture } from './picture.tsx';

/** The work that hangs in the frame of what has nothing to show. */
export function FramePicture() {
  return (
    <Picture
      image={NOT_FOUND_WORK}
      alt=""
      sizes="(min-width: 43.75rem) 17rem, 90vw"
      isCropped
      className="size-full"
      fallback={<span />}
    />
  );
}
