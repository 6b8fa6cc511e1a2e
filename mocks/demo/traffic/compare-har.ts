import { type Comparison, compareExchange, type Exchange } from '#src/contract/compare-exchange.ts';
import { isBackendPath } from '#src/contract/routing.ts';
import { readHar, type RecordedEntry } from './read-har.ts';

/** A call of a HAR that has been compared with the contract. */
export interface ComparedCall extends Comparison {
  /** Its place among the entries of the file, from 1 on. */
  entry: number;
  method: string;
  /** Includes the query. */
  path: string;
  status: number;
}

/** What a HAR holds, compared with the contract. */
export interface HarComparison {
  calls: readonly ComparedCall[];
  /** Entries that are no calls of the API: pages, pictures, preflights. */
  others: number;
}

/**
 * Compares the text of a HAR with the contract.
 * @throws Error saying what is wrong with a file that cannot be read
 */
export async function compareHar(har: string): Promise<HarComparison> {
  const entries = readHar(har);
  const calls: ComparedCall[] = [];
  for (const [index, entry] of entries.entries()) {
    const { pathname, search } = new URL(entry.request.url);
    const method = entry.request.method.toUpperCase();
    // A preflight is between browser and server.
    if (!isBackendPath(pathname) || method === 'OPTIONS') continue;
    const exchange = exchangeOf(entry, method, pathname);
    const comparison = await compareExchange(exchange);
    const { status } = exchange;
    calls.push({ entry: index + 1, method, path: `${pathname}${search}`, status, ...comparison });
  }
  return { calls, others: entries.length - calls.length };
}

function exchangeOf({ request, response }: RecordedEntry, method: string, path: string): Exchange {
  const { content } = response;
  const header = response.headers?.find(({ name }) => name.toLowerCase() === 'content-type');
  return {
    method,
    path,
    status: response.status,
    contentType: header?.value ?? mimeTypeIn(content),
    requestBody: requestBodyIn(request),
    responseBody: responseBodyIn(content),
  };
}

/** Browsers write `x-unknown` where there is none. */
function mimeTypeIn(content: RecordedEntry['response']['content']): string {
  const { mimeType = '' } = content ?? {};
  return mimeType === 'x-unknown' ? '' : mimeType;
}

function requestBodyIn({ postData, bodySize = 0 }: RecordedEntry['request']): string | undefined {
  // An export of Backstage says so where it holds the beginning of a body only.
  if (postData?.comment !== undefined && bodySize < 0) return undefined;
  return postData?.text ?? (bodySize > 0 ? undefined : '');
}

function responseBodyIn(content: RecordedEntry['response']['content']): string | undefined {
  if (content?.text === undefined) return content?.size === 0 ? '' : undefined;
  if (content.encoding !== 'base64') return content.text;
  const bytes = Uint8Array.from(atob(content.text), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
