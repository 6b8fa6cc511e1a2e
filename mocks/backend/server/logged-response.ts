import { masked } from '#src/contract/secrets.ts';
import { type CallLog, KEPT_CHARACTERS, type LoggedCall, MOST_ROWS } from './call-log.ts';

/** A response, secrets masked. */
interface LoggedResponse {
  headers: Readonly<Record<string, string>>;
  /** In full but for lists of more rows than the log holds. */
  value: unknown;
  isWhole: boolean;
}

/** What a call was answered: more than the text that the log shows, for an export. */
export function loggedResponse(log: CallLog, call: LoggedCall): LoggedResponse {
  const [headers = [], body] = log.responses.get(call) ?? [];
  return {
    headers: withMasks(Object.fromEntries(headers)) as Record<string, string>,
    value: body === undefined ? undefined : withMasks(body),
    isWhole: !listsIn(body).some(({ length }) => length >= MOST_ROWS),
  };
}

function withMasks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, masked));
}

/** The lists that the log may have cut. */
function listsIn(value: unknown): readonly unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value)].filter((part) => Array.isArray(part));
}

/** Whether the log holds only the beginning of a text. */
export function isCut(text: string): boolean {
  return text.length > KEPT_CHARACTERS;
}
