import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Box,
  type CardPlace,
  isClearAtTop,
  placeFor,
  scrollFor,
} from '#mocks/demo/tour/card-place.ts';
import { boxOf, openDialog } from '#mocks/demo/tour/find-part.ts';

/** Between what is shown and the edges of the window or a bar; the outline is in it. */
const MARGIN = 28;

const PAGE_BARS = "[class*='page-bar']";

/** What the visitor does to go on alone: from then on the page stays where it is. */
const INPUT = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Brings a part of the page into view, clear of the card and of bars, and follows it wherever the page moves it. Until
 * the visitor does something, it is brought back where the page grows.
 * @param find looks for the part; it may come late, and go
 * @param findCompany looks for what is to be in view beside it, where there is room for both
 * @param preferred where the card is unless it would cover the part
 * @param isPassing another part follows at once: the card then stays where it is if it can, and does not go to and fro
 * @returns the part's box, which is to be outlined, where the card is, and a way to move it
 */
export function useStage(
  card: RefObject<HTMLElement | null>,
  find: () => HTMLElement | undefined,
  findCompany: () => HTMLElement | undefined,
  preferred: CardPlace,
  isPassing: boolean,
): {
  box: Box | undefined;
  place: CardPlace;
  moveTo: (place: CardPlace) => void;
} {
  const [box, setBox] = useState<Box>();
  const [place, setPlace] = useState(preferred);
  const isReleased = useRef(false);
  const last = useRef<HTMLElement>(undefined);
  const brought = useRef({ top: 0, height: 0 });
  const hesitated = useRef<CardPlace>(undefined);
  const search = useRef(find);
  const updateSoon = useRef(() => {});

  /** @returns whether the card is where it belongs */
  const update = useEffectEvent((): boolean => {
    const part = search.current();
    if (part !== last.current) isReleased.current = false;
    last.current = part;
    if (part && !isReleased.current) {
      bringIntoView(part, findCompany(), card.current);
      brought.current = scrolled();
    }
    const next = part && boxOf(part);
    setBox((current) => (isSame(current, next) ? current : next));
    // The shop's own bars make way for the card.
    const fixed = part?.closest(PAGE_BARS) ? undefined : next;
    const wanted = placeFor(
      isPassing ? place : preferred,
      sizeOf(card.current),
      windowSize(),
      fixed,
    );
    if (isReleased.current || wanted === place) return true;
    // Not before the next frame, because the page may still be moving.
    if (wanted === hesitated.current) setPlace(wanted);
    hesitated.current = wanted;
    return false;
  });

  /** The scroll bar tells nobody that it is dragged. */
  const releaseIfDragged = useEffectEvent(() => {
    const { top, height } = scrolled();
    const isElsewhere = Math.abs(top - brought.current.top) > 1;
    if (isElsewhere && height === brought.current.height) isReleased.current = true;
  });

  const handleResize = useEffectEvent(() => {
    isReleased.current = false;
    setPlace(preferred);
  });

  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!update()) soon();
      });
    };
    updateSoon.current = soon;
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    if (card.current) sizes.observe(card.current);
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const type of ['scroll', 'load', 'transitionend', 'animationend'])
      document.addEventListener(type, soon, options);
    document.addEventListener('scroll', () => releaseIfDragged(), options);
    addEventListener('resize', () => handleResize(), options);
    addEventListener('resize', soon, options);
    for (const type of INPUT) {
      document.addEventListener(
        type,
        ({ target }) => {
          // Who moves the card or has the form filled in wants to see what it is about.
          const isOnCard = type === 'pointerdown' && card.current?.contains(target as Node);
          if (isOnCard) return;
          isReleased.current = true;
          soon();
        },
        options,
      );
    }
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      listening.abort();
    };
  }, [card]);

  useEffect(() => {
    search.current = find;
    updateSoon.current();
  }, [find]);

  function moveTo(next: CardPlace) {
    isReleased.current = false;
    setPlace(next);
  }

  return { box, place, moveTo };
}

function bringIntoView(
  part: HTMLElement,
  company: HTMLElement | undefined,
  card: HTMLElement | null,
): void {
  const distance = distanceTo(part, company, freeHeight(part, card));
  if (Math.abs(distance) < 1) return;
  (openDialog() ?? document.documentElement).scrollBy({ top: distance, behavior: 'instant' });
}

function distanceTo(
  part: HTMLElement,
  company: HTMLElement | undefined,
  free: { top: number; bottom: number },
): number {
  const subject = withCompany(part, company, free);
  if (openDialog() !== undefined) return scrollFor(subject, free);
  // With the shop's header, which says where the audience is.
  if (isClearAtTop(subject, free, scrollY)) return -scrollY;
  // With the strip of categories below it.
  const header = document.querySelector('main')?.offsetTop ?? 0;
  const page = { scrollY, header };
  const distance = scrollFor(subject, free, page);
  // What is to be in view beside the part neither cuts the header nor takes it away where the part alone would not.
  const isCut = scrollY + distance > 0 && scrollY + distance < header;
  if (isCut) return scrollFor(boxOf(part), free, page);
  const isTooFar = scrollY + distance > header && isClearAtTop(boxOf(part), free, scrollY);
  return isTooFar ? -scrollY : distance;
}

/** The box of a part, with that of another one where both fit; with its bar, to whose edge the card comes. */
function withCompany(
  part: HTMLElement,
  company: HTMLElement | undefined,
  free: { top: number; bottom: number },
): Box {
  const own = boxOf(part);
  const bar = part.closest(PAGE_BARS);
  if (bar && isSticky(bar)) {
    const { bottom } = bar.getBoundingClientRect();
    return { ...own, height: bottom - own.top - MARGIN };
  }
  const other = company?.getBoundingClientRect();
  if (!other || isSticky(company?.closest(PAGE_BARS))) return own;
  const top = Math.min(own.top, other.top);
  const height = Math.max(own.top + own.height, other.bottom) - top;
  return height > free.bottom - free.top ? own : { ...own, top, height };
}

const isSticky = (bar: Element | null | undefined) =>
  bar instanceof Element && getComputedStyle(bar).position === 'sticky';

/** How far the page is scrolled, and how high it is. */
function scrolled(): { top: number; height: number } {
  return { top: scrollY, height: document.documentElement.scrollHeight };
}

/** The part of the window's height that no bar takes. */
function freeHeight(part: HTMLElement, card: HTMLElement | null): { top: number; bottom: number } {
  let top = 0;
  let bottom = innerHeight;
  const bars = [card, ...document.querySelectorAll<HTMLElement>(PAGE_BARS)];
  for (const bar of bars) {
    if (!bar || bar.contains(part)) continue;
    const { left, top: start, bottom: end, width, height } = bar.getBoundingClientRect();
    // A card in a corner leaves room beside it; a bar in its place within the page takes none.
    const isAcross = height > 0 && left <= 0 && width >= document.documentElement.clientWidth;
    // One that is in its place within the page, above the card, takes none either.
    const isInPlace = bar !== card && start > innerHeight / 2 && end < bottom - 1;
    if (!isAcross || isInPlace || start >= innerHeight) continue;
    if (start > innerHeight / 2) {
      const hidden = end - bottom;
      bottom = Math.min(bottom, start);
      // One that its part of the page holds back behind the card comes out as the page is scrolled.
      if (hidden > 1)
        bottom = Math.min(bottom, part.getBoundingClientRect().bottom + MARGIN - hidden);
    } else if (bar === card) top = end;
  }
  return { top: top + MARGIN, bottom: bottom - MARGIN };
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});

/** Without the scroll bar. */
export const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: innerHeight,
});

const isSame = (one: Box | undefined, other: Box | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
