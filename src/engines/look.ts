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
  value: string;
  isFocused: boolean;
  holdsFocus: boolean;
  /** Of a picture that has loaded; else 0. */
  pictureWidth: number;
  pictureSource: string;
  /** Its middle, and what is in the way of a click there; in pixels of the window. */
  place: { x: number; y: number; obstacle: string | null };
}

/** Runs in the page: finds what is there for everybody, also for assistive technology. */
export function look(target: Target, scrolls: boolean): Sight | null | 'no library' {
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
  if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
  return {
    text: element.innerText,
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === document.activeElement,
    holdsFocus: element.contains(document.activeElement),
    pictureWidth: element instanceof HTMLImageElement ? element.naturalWidth : 0,
    pictureSource: element instanceof HTMLImageElement ? element.currentSrc : '',
    place: { x, y, obstacle: isHit ? null : (hit?.outerHTML.slice(0, 200) ?? 'the edge') },
  };
}
