import { siteHref } from '#mocks/demo/site-href.ts';
import { STEP } from '#mocks/demo/tour/tour-progress.ts';

/** What an address asks for in place of a step. */
const NOTES = 'notes';

/** The page with the notes; in the shop as it is, because a window that is opened takes this tab's state along. */
export const notesHref = (): string => siteHref('/', `scenario=fresh&${STEP}=${NOTES}`);

/** Opens it in a window of its own. @returns whether the browser allows it */
export function openNotes(): boolean {
  const opened = window.open(notesHref(), 'tour-notes', 'popup,width=620,height=760');
  opened?.focus();
  return opened !== null;
}
