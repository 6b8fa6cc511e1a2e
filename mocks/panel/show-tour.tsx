import './backstage-colors.css';
import './tour-card.css';
import { createRoot } from 'react-dom/client';
import { tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { TourCard } from './tour-card.tsx';

/** The height of the card as a custom property of the page, which makes room for it. */
const HEIGHT = '--tour-height';

/** Pins the card of the tour to the page until the tour ends. */
export function showTour(onOpenSteps: () => void): void {
  const container = document.createElement('div');
  container.className = 'tour-card backstage-colors';
  document.body.append(container);
  const root = createRoot(container);
  root.render(<TourCard onOpenSteps={onOpenSteps} />);

  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.setProperty(HEIGHT, `${container.offsetHeight}px`);
  });
  sizes.observe(container);

  const stopListening = tourProgress.subscribe(({ step }) => {
    if (step !== undefined) return;
    stopListening();
    sizes.disconnect();
    style.removeProperty(HEIGHT);
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  });
}
