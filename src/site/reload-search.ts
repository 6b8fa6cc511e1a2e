/**
 * The search of the link that loads a page anew where no script of ours may run: neither the browser's cache nor the
 * worker answers it with the page that they have.
 */
export const RELOAD_SEARCH = '?reload';
