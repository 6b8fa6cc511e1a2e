/** What journeys look for and find on a page; the same function in every engine, so that all are judged by one reading. */
import type { ByRoleMatcher, queryAllByRole } from '@testing-library/dom';

export interface Target {
  role: ByRoleMatcher;
  /** The accessible name, or a part of it. */
  name?: string | { part: string };
  /** What it stands in. */
  within?: Target;
  /** Which of several; the first by default, the last by -1. */
  index?: number;
}

export interface Sight {
  text: string;
  isFocused: boolean;
  keepsFocus: boolean;
  /** Of a picture that has loaded; else 0. */
  pictureWidth: number;
  pictureSource: string;
  /** Its middle, and what is in the way of a click there; in pixels of the window. */
  place: { x: number; y: number; obstacle: string | null };
}

/** What the page knows of the click to come. */
interface Aim {
  element: Element;
  isHit: boolean;
}
type AimedWindow = Window & { aim?: Aim };

/**
 * Runs in the page: finds what is there for everybody, also for assistive technology. With `aims` it is brought into the
 * window, and `isHit` tells afterwards whether it was clicked.
 */
export function look(target: Target, aims: boolean): Sight | null | 'no library' {
  const library = (window as { TestingLibraryDom?: { queryAllByRole: typeof queryAllByRole } })
    .TestingLibraryDom;
  if (!library) return 'no library';

  const find = ({ role, name, within, index = 0 }: Target): HTMLElement | undefined => {
    const container = within ? find(within) : document.body;
    if (!container) return undefined;
    const found = library.queryAllByRole(
      container,
      role,
      name === undefined
        ? {}
        : {
            name: (own) => (typeof name === 'string' ? own === name : own.includes(name.part)),
          },
    );
    return found.at(index);
  };

  const element = find(target);
  if (!element) return null;
  if (aims) {
    const aimed = window as AimedWindow;
    if (!aimed.aim) {
      const note = ({ target: clicked }: Event) => {
        const { element: wanted } = aimed.aim!;
        // What has been rendered anew since is clicked in its place.
        aimed.aim!.isHit = !wanted.isConnected || wanted.contains(clicked as Node);
      };
      window.addEventListener('click', note, { capture: true });
    }
    aimed.aim = { element, isHit: false };
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  // The first line of a link that is broken into several.
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const active = document.activeElement;
  return {
    text: element.innerText,
    isFocused: element === active,
    keepsFocus: element.contains(active) || active === document.body,
    pictureWidth: element instanceof HTMLImageElement ? element.naturalWidth : 0,
    pictureSource: element instanceof HTMLImageElement ? element.currentSrc : '',
    place: {
      x,
      y,
      obstacle: element.contains(hit) ? null : (hit?.outerHTML.slice(0, 200) ?? 'the edge'),
    },
  };
}

/** Runs in the page after a click: whether it came where it was aimed; undefined on a page that has come since. */
export function isHit(): boolean | undefined {
  return (window as AimedWindow).aim?.isHit;
}
