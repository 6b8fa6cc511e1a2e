import { NOT_FOUND_WORK } from './hung-works.ts';
import { Picture } from './picture.tsx';

/** The work that hangs in the frame of what has nothing to show; the frame goes where it does not load. */
export function FramePicture() {
  return <Picture image={NOT_FOUND_WORK} alt="" sizes="11rem" fallback={<span data-missing />} />;
}
