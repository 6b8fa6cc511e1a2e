/** The shop keeps to itself that its room is open, so it is known by what is seen of it. */
const IN_ROOM = 'dialog[open] [aria-label="Position of the picture"]';
const BUTTON = 'View in a room';

const INTERVAL_MS = 100;
/** A page that has not come by then has no such button, or shows why it does not come. */
const MOST_MS = 15_000;

/** Whether the work of this page is looked at in the room. */
export const isRoomOpen = (): boolean => document.querySelector(IN_ROOM) !== null;

/** Opens the room as soon as the page of the work is there. */
export function openRoom(): void {
  const end = Date.now() + MOST_MS;
  const timer = setInterval(() => {
    const button = isInteractive() ? findButton() : undefined;
    if (!button && Date.now() < end) return;
    clearInterval(timer);
    button?.click();
  }, INTERVAL_MS);
}

const findButton = () =>
  [...document.querySelectorAll('main button')].find(
    (button): button is HTMLButtonElement => button.textContent.trim() === BUTTON,
  );

/** Until React has taken the page over, its buttons do nothing. */
const isInteractive = () => performance.getEntriesByName('vernissage:live').length > 0;
