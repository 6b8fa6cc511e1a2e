import type { Content, Entry, Har, Header, PostData } from 'har-format';
import { brand } from '#src/copy/brand.ts';
import type { CallLog, LoggedCall } from '#mocks/backend/server/call-log.ts';
import {
  isCut,
  loggedResponse,
  type LoggedResponse,
} from '#mocks/backend/server/logged-response.ts';

interface Site {
  /** The site's origin, which the log leaves out of the addresses. */
  origin: string;
  /** What the page is called. */
  title: string;
  /** The build that recorded the calls. */
  build: string;
}

const PAGE = 'page_1';
const NOT_KEPT = 'The log holds only the beginning of this body.';

/** The calls as HAR 1.2 text, oldest first, secrets masked as in the log. */
export function harOfCalls(calls: readonly LoggedCall[], log: CallLog, site: Site): string {
  const [first] = calls;
  const har: Har = {
    log: {
      version: '1.2',
      creator: { name: brand.name, version: site.build },
      pages: first
        ? [{ id: PAGE, title: site.title, startedDateTime: first.at, pageTimings: {} }]
        : [],
      entries: calls.map((call) => entryOf(call, log, call.realServer ?? site.origin)),
    },
  };
  return `${JSON.stringify(har, null, 2)}\n`;
}

function entryOf(call: LoggedCall, log: CallLog, origin: string): Entry {
  const url = new URL(call.path, origin);
  const time = Math.round(call.milliseconds * 1_000) / 1_000;
  const answered = loggedResponse(log, call);
  const requestHeaders = isCut(call.headers) ? [] : headersOf(JSON.parse(call.headers));
  const responseHeaders = headersOf(answered.headers);
  const postData = postDataOf(call.request, mimeTypeIn(requestHeaders));
  const content = contentOf(call, answered, mimeTypeIn(responseHeaders));
  return {
    pageref: PAGE,
    startedDateTime: call.at,
    time,
    request: {
      method: call.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: requestHeaders,
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(postData && { postData }),
      headersSize: -1,
      bodySize: isCut(call.request) ? -1 : bytesIn(call.request),
    },
    response: {
      status: call.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: responseHeaders,
      content,
      redirectURL: '',
      headersSize: -1,
      bodySize: content.comment === undefined ? content.size : -1,
      ...(call.status === 0 && { _error: 'No response' }),
    },
    cache: {},
    // Nothing is sent over a network: all of the time is spent in waiting for the backend.
    timings: { send: 0, wait: time, receive: 0 },
  };
}

function headersOf(headers: Readonly<Record<string, string>>): Header[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

function mimeTypeIn(headers: readonly Header[]): string {
  return headers.find(({ name }) => name === 'content-type')?.value ?? '';
}

function postDataOf(text: string, mimeType: string): PostData | undefined {
  if (text === '') return undefined;
  return { mimeType, text, ...(isCut(text) && { comment: NOT_KEPT }) };
}

/** A body that the log does not hold in full is left out: a part of it is no JSON. */
function contentOf(
  call: LoggedCall,
  { value, isWhole }: LoggedResponse,
  mimeType: string,
): Content {
  const isSent = value !== undefined && mimeType !== '' && call.method !== 'HEAD';
  if (!isSent) return { size: 0, mimeType: 'x-unknown' };
  const isText = typeof value === 'string' && !mimeType.includes('json');
  const text = isText ? value : JSON.stringify(value);
  const size = bytesIn(text);
  return isWhole ? { size, mimeType, text } : { size, mimeType, comment: NOT_KEPT };
}

const bytesIn = (text: string) => new TextEncoder().encode(text).byteLength;
