/**
 * MSW's own sign for a call that it is to leave alone, beside what a call accepts anyway: it is not a header of its own,
 * which a server at another origin would have to allow.
 */
const PASSED_ON = 'msw/passthrough';
const ANY = '*/*';

/** The headers of a call that the worker passes on to the network. */
export function markedHeaders(headers: Headers): Headers {
  const marked = new Headers(headers);
  marked.set('Accept', `${headers.get('Accept') ?? ANY}, ${PASSED_ON}`);
  return marked;
}

export const isMarked = ({ headers }: Request): boolean =>
  headers.get('Accept')?.includes(PASSED_ON) === true;

/** The call as the page has made it. */
export function withoutMark(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', headers.get('Accept')!.replace(`, ${PASSED_ON}`, ''));
  return new Request(request, { headers });
}
