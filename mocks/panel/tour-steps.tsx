import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { stepHref, tourProgress } from '#mocks/demo/tour/tour-progress.ts';

/** Lists all steps beside the card, each a link to its page. */
export function TourSteps({ onClose }: { onClose: () => void }) {
  const { tour, step: current } = useStore(tourProgress);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const returnTo = document.activeElement;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    return () => {
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the list, and nothing behind it
    <nav
      ref={list}
      aria-label="All steps"
      className="tour-steps backstage-colors text-16"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className="text-22">All steps</h2>
      <ol>
        {tour.steps.map(({ title }, index) => (
          <li
            // Titles may repeat, and the order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
          >
            <a
              href={stepHref(index)}
              aria-current={index === current ? 'step' : undefined}
              className="flex min-h-11 items-center gap-4 px-5 hover:text-accent"
            >
              <span aria-hidden="true" className="w-5 shrink-0 font-serif text-22 text-accent">
                {index + 1}
              </span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
