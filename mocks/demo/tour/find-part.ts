import type { Box } from './card-place.ts';

const HEADINGS = 'h1, h2, h3, h4, legend';
const BLOCKS = 'section, fieldset, article, aside, form';
const CONTROLS = 'button, a[href], [role=tab], summary';

/** The part of the shop of this name that is displayed, in front of the page where a dialog is open. */
export function findPart(name: string): HTMLElement | undefined {
  const shop = inFront();
  const selector = /^`(.+)`$/.exec(name)?.[1];
  if (selector !== undefined) return displayed(selectAll(shop, selector));
  return (
    displayed(
      selectAll(shop, '[aria-label], [aria-labelledby]').filter((part) => isNamed(part, name)),
    ) ??
    blockOf(displayed(selectAll(shop, HEADINGS).filter((part) => isNamed(part, name)))) ??
    displayed(controlsNamed(name))
  );
}

/** The button or link of the shop of this name that can be pressed, and that leads to no other site. */
export function findControl(name: string): HTMLElement | undefined {
  return displayed(
    controlsNamed(name).filter(
      (control) =>
        !control.matches(':disabled, [aria-disabled=true]') &&
        (!(control instanceof HTMLAnchorElement) || control.origin === location.origin),
    ),
  );
}

const controlsNamed = (name: string) =>
  selectAll(inFront(), CONTROLS).filter((control) => isNamed(control, name));

/** The form of the page that asks for a card. */
export function findCheckout(): HTMLFormElement | undefined {
  const field = displayed(selectAll(inFront(), '[autocomplete=cc-number]'));
  return (field as HTMLInputElement | undefined)?.form ?? undefined;
}

export function boxOf(part: Element): Box {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left, top, width, height };
}

/** A modal dialog has everything else inert. */
export function openDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
}

const inFront = (): HTMLElement => openDialog() ?? document.getElementById('root') ?? document.body;

function selectAll(within: HTMLElement, selector: string): HTMLElement[] {
  try {
    return [...within.querySelectorAll<HTMLElement>(selector)];
  } catch {
    // It is no selector.
    return [];
  }
}

/** A heading names the part that it stands over, where that is one of its own. */
const blockOf = (heading: HTMLElement | undefined) =>
  heading?.closest<HTMLElement>(BLOCKS) ?? heading;

const displayed = (parts: readonly HTMLElement[]) =>
  parts.find((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(part).visibility === 'visible';
  });

/** By its whole name, or by its first words: "Complete Purchase" is also "Complete Purchase - $12.00". */
function isNamed(part: HTMLElement, wanted: string): boolean {
  const name = nameOf(part).replaceAll(/\s+/g, ' ').trim();
  return name === wanted || (name.startsWith(wanted) && /^\W/.test(name.slice(wanted.length)));
}

function nameOf(part: HTMLElement): string {
  const label = part.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = part.getAttribute('aria-labelledby')?.split(' ');
  if (!ids) return part.textContent;
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
