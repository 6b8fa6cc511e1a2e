/** An element of the page that is left, which the next page may show too. */
interface SharedElement {
  /** What its `data-shared-element` holds: the path of the page that it stands for. */
  path: string;
  box: DOMRect;
  /** The file of its picture. */
  picture: string | undefined;
}

const MOTION = '(prefers-reduced-motion: no-preference)';
const DURATION = 250;

/** Looks on the screen for an element that stands for one of these pages; the first path found counts. */
export function captureSharedElement(paths: Iterable<string>): SharedElement | undefined {
  for (const path of paths) {
    const element = findOnScreen(path);
    if (!element) continue;
    const picture = element.querySelector('img')?.currentSrc;
    return { path, box: element.getBoundingClientRect(), picture };
  }
  return undefined;
}

/**
 * Has the same element of the new page begin at the place and size of the old one, and show the picture of that until
 * its own has come. Not a view transition of the browser: that answers a click two frames later.
 */
export function morphSharedElement({ path, box, picture }: SharedElement): void {
  const element = findOnScreen(path);
  if (!element) return;
  if (picture) {
    element.style.backgroundImage = `url("${picture}")`;
    element.style.backgroundSize = 'cover';
  }
  if (!window.matchMedia(MOTION).matches) return;
  const { left, top, width } = element.getBoundingClientRect();
  const transform = `translate(${box.left - left}px, ${box.top - top}px) scale(${box.width / width})`;
  const common = { transformOrigin: '0 0', zIndex: 1 };
  element.animate(
    [
      { ...common, transform },
      { ...common, transform: 'none' },
    ],
    {
      duration: DURATION,
      easing: 'ease-out',
    },
  );
}

function findOnScreen(path: string): HTMLElement | undefined {
  const elements = document.querySelectorAll<HTMLElement>('[data-shared-element]');
  return [...elements].find(
    (element) => element.dataset.sharedElement === path && isOnScreen(element),
  );
}

function isOnScreen(element: HTMLElement): boolean {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
