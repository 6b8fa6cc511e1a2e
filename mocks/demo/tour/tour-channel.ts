import { nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';

/** What the presenter's window shows of a step. */
export interface PresentedStep {
  tour: string;
  step: number;
  count: number;
  title: string;
  words: string;
  notes: string;
  /** The title of the next step. */
  next: string | undefined;
  /** The page has a form that can be filled in. */
  hasForm: boolean;
}

/** What a presenter's window asks of the audience's. */
export type TourCommand = 'next' | 'previous' | 'fill in' | 'hand over';

/** Between the audience's window, which has the tour, and a presenter's window with the notes. */
export type TourMessage =
  /** A step that is shown; where it is no answer, the audience's window asks whether there are notes. */
  | { kind: 'step'; step: PresentedStep; isAnswer: boolean }
  | { kind: 'ended' }
  | { kind: 'opened' }
  | { kind: 'closed' }
  | { kind: 'command'; command: TourCommand };

const CHANNEL = nameForSite(`${slug}-tour`);

/**
 * Listens to the other window.
 * @returns sends to it, and ends the connection
 */
export function connectTour(onMessage: (message: TourMessage) => void): {
  send: (message: TourMessage) => void;
  close: () => void;
} {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => onMessage(data as TourMessage));
    return { send: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    // The browser has no channels or refuses them.
    return { send: () => {}, close: () => {} };
  }
}
