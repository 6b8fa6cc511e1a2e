/**
 * The red dot of a gallery, with the word, under the lower right corner of a picture, where it covers no art. Button or
 * details say it to screen readers.
 */
export function SoldMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-full right-0 mt-1.5 flex items-center gap-1.5 text-12 leading-none font-medium text-ink"
    >
      <span className="size-2.5 rounded-full bg-danger print:[print-color-adjust:exact] forced-colors:bg-[CanvasText]" />
      Sold
    </span>
  );
}
