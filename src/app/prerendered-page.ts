/** The JSON in the element `#page` of a prerendered file. */
export interface PrerenderedPage {
  /** Path of the address it is for, with the base path of the site. */
  pathname: string;
  /** The fingerprints of the answers that it shows, by URL. */
  answers: Record<string, string>;
  /** Whether it groups events by month, which depends on the day of the visit. */
  groupsByMonth: boolean;
  /** What the loader fetches, as addresses, in the order in which it does. */
  files: {
    /** Fetched at once: code that the backend and the app need first. */
    early: string[];
    /** Fetched once the page has been painted: the backend's data, and the other code. */
    data: string[];
    code: string[];
    /** Run then, each as soon as it has come: React, and the backend, which starts. */
    first: string[];
    /** Run after these: the app. */
    entry: string;
    /** The style sheet, which follows when the page is interactive. */
    sheet: string;
    /** The site's fonts, which take effect when those that the page needs have come. */
    fonts: PageFont[];
  };
}

/** A font in the terms of the constructor of `FontFace`. */
export interface PageFont {
  family: string;
  source: string;
  descriptors: FontFaceDescriptors;
  /** The page's content is set in it; another is fetched when text is. */
  isNeeded: boolean;
}

/** What `<html data-page>` says of a prerendered page: it is shown, or hidden because another must be rendered. */
export type PageState = 'shown' | 'hidden';

/** What `<html data-start>` says until the page has started: it is waited for, or was in vain. */
export type StartState = 'waiting' | 'failed';

/** Something the visitor did before React could answer. */
export interface EarlyInput {
  /** A click, a submit or an input event. */
  event: Event;
  /** The button, form or field. */
  target: HTMLElement;
}

declare global {
  interface Window {
    /** Ends the loader's keeping of input, and gives what it has kept, oldest first. */
    takeEarlyInput?: () => EarlyInput[];
  }
}

/** Tells the loader that React shows the page, whose answers may be long on their way. */
export const RENDERED_EVENT = 'vernissage:rendered';

/**
 * Tells the loader that the page is interactive: pictures, fonts and styles that waited for it may come. Also the name of
 * the mark, by which builds of any age are compared: it stays what the first one called it.
 */
export const INTERACTIVE_EVENT = 'vernissage:live';

/** The page that this document was prerendered as; undefined where there is none, or another must be rendered. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const state: PageState = 'shown';
  if (document.documentElement.dataset.page !== state) return undefined;
  return JSON.parse(document.getElementById('page')!.textContent) as PrerenderedPage;
}

/** Resolves when the page's HTML is there to its end: React would miss what is still to come. */
export async function whenRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** React shows the page from now on: nothing that the loader has hidden stays hidden, and the page has started. */
export function showRendered(): void {
  const { dataset, classList } = document.documentElement;
  delete dataset.page;
  delete dataset.start;
  document.getElementById('start-notice')?.remove();
  classList.remove('signed-in');
  window.dispatchEvent(new Event(RENDERED_EVENT));
}

/** Tells the loader, after the next paint, that the page is interactive. */
export async function announceLive(): Promise<void> {
  await new Promise((resolve) => {
    // A hidden page is not painted.
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
  performance.mark(INTERACTIVE_EVENT);
  window.dispatchEvent(new Event(INTERACTIVE_EVENT));
}

/**
 * Carries out what the visitor did before React took the page over, or rendered it anew: clicks on buttons, submitted
 * forms and changed fields. Links need nothing, the browser follows them by itself.
 */
export async function replayEarlyInput(): Promise<void> {
  const kept = window.takeEarlyInput?.() ?? [];
  // An event on its way has made React take the page over, and React passes it on by itself.
  const missed = kept.filter(({ event }) => event.eventPhase === Event.NONE);
  // Read before the first is replayed: a field that is rendered with another gets its old value back.
  const inputs = missed.map(({ event, target }) => ({
    type: event.type,
    target,
    value: (target as Field).value,
  }));
  for (const { type, target: rendered, value } of inputs) {
    // React first renders what it was told before.
    await Promise.resolve();
    const target = rendered.isConnected ? rendered : successorOf(rendered);
    if (!target) continue;
    if (type === 'click') target.click();
    else if (type === 'submit') (target as HTMLFormElement).requestSubmit();
    else announceValue(target as Field, value);
  }
}

/** The element that stands for one of the file where the page was rendered anew: the same words at the same turn. */
function successorOf(element: HTMLElement): HTMLElement | undefined {
  let top: Element = element;
  while (top.parentElement) top = top.parentElement;
  const alike = (scope: ParentNode) =>
    [...scope.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => wordsOf(other) === wordsOf(element),
    );
  return alike(document)[alike(top).indexOf(element)];
}

const wordsOf = (element: HTMLElement) =>
  [element.textContent, element.getAttribute('aria-label'), element.getAttribute('name')].join();

type Field = HTMLInputElement | HTMLSelectElement;

/** Makes React see a value as a change from the one that the field was rendered with. */
function announceValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  // React compares with the value that was last set through the element's own property.
  field.value = initialValue(field);
  for (const type of ['input', 'change']) {
    // Anew for the second: at the first React may take this part of the page over, and set the field to its old value.
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function initialValue(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const { options } = field;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
