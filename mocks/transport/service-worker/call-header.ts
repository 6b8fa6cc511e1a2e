/**
 * Carries the id of a call through the worker, so that the page knows it again when it comes back from there. A call with
 * it is for the page alone: no host is to get it.
 */
export const CALL_HEADER = 'X-Call';
