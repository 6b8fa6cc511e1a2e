import type { EarlyInput, StartState } from '#src/app/prerendered-page.ts';

// Keeps what the visitor does before React answers, and has the button that was tapped look busy until it does.

const kept: EarlyInput[] = [];
const keeping = new AbortController();
/** The buttons that look busy, each with the attribute that it had before. */
const busy = new Map<Element, string | null>();

function keep(event: Event, target: Element | null, button = target) {
  const isKept = kept.some((input) => input.event.type === event.type && input.target === target);
  // What stands beside the page, as Backstage, answers by itself.
  if (!(target instanceof HTMLElement) || !target.closest('#root') || isKept) return;
  kept.push({ event, target });
  if (event.type !== 'input' && button) showBusy(button);
}

function showBusy(button: Element) {
  const isAwaited = document.documentElement.dataset.start === ('waiting' satisfies StartState);
  if (!isAwaited || busy.has(button)) return;
  busy.set(button, button.getAttribute('aria-busy'));
  button.setAttribute('aria-busy', 'true');
}

/** Gives the buttons their look back. */
export function endBusy(): void {
  for (const [button, before] of busy) {
    if (before === null) button.removeAttribute('aria-busy');
    else button.setAttribute('aria-busy', before);
  }
  busy.clear();
}

const capture = { capture: true, signal: keeping.signal };
addEventListener(
  'click',
  (event) => keep(event, (event.target as Element).closest('button[type=button]')),
  capture,
);
addEventListener('input', (event) => keep(event, event.target as Element), capture);
addEventListener(
  'submit',
  (event) => {
    // Never by the browser itself: it would put what was typed into the address.
    event.preventDefault();
    keep(event, event.target as Element, event.submitter);
  },
  capture,
);
window.takeEarlyInput = () => {
  keeping.abort();
  endBusy();
  return kept;
};
