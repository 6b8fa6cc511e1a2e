import { cx } from '#src/ui/cx.ts';

/** The red dot of a gallery, with the word. Button or details say it to screen readers. */
export function SoldMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex items-center gap-1.5 text-12 leading-none font-medium text-ink',
        className,
      )}
    >
      <span className="size-2.5 rounded-full bg-danger print:[print-color-adjust:exact] forced-colors:bg-[CanvasText]" />
      Sold
    </span>
  );
}
