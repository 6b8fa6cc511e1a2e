/** Where a text stops being JSON. */
export interface JsonIssue {
  /** In characters from the start of the text. */
  offset: number;
  /** From 1, as editors count. */
  line: number;
  column: number;
  /** What would go on: `a comma or }`. */
  expected: string;
}

/** White space, then a bracket, comma or colon, a string, or another value. */
const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON does not allow these in a string
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const SPACE = /[ \t\n\r]*/y;

const WORDS = {
  value: 'a value',
  'value or end': 'a value or ]',
  name: 'a name in double quotes',
  'name or end': 'a name in double quotes or }',
  colon: 'a colon',
};

type State = keyof typeof WORDS | 'next';

/**
 * Finds the first place where a text stops being JSON; undefined where it is JSON. The message of `JSON.parse` is
 * another one in each browser, and in Safari names no place.
 */
export function jsonIssue(text: string): JsonIssue | undefined {
  const opened: string[] = [];
  let state: State = 'value';
  let end = 0;
  while (state !== 'next' || opened.length > 0) {
    TOKEN.lastIndex = end;
    const found = TOKEN.exec(text);
    const following: State | null | undefined = found && stateAfter(state, tokenOf(found), opened);
    if (!following) return issueAt(text, end, expectedIn(state, opened));
    state = following;
    end = TOKEN.lastIndex;
  }
  SPACE.lastIndex = end;
  SPACE.exec(text);
  return SPACE.lastIndex < text.length ? issueAt(text, end, 'nothing more') : undefined;
}

/** The bracket, comma or colon, or what kind of value it is. */
function tokenOf([, punctuation, string]: RegExpExecArray): string {
  return punctuation ?? (string === undefined ? 'value' : 'string');
}

/** What a token leads to; undefined where it must not stand. */
function stateAfter(state: State, token: string, opened: string[]): State | undefined {
  const isEnd = token === (opened.at(-1) === '{' ? '}' : ']');
  const mayEnd = state === 'next' || state === 'value or end' || state === 'name or end';
  if (isEnd && mayEnd && opened.length > 0) {
    opened.pop();
    return 'next';
  }
  if (state === 'next') {
    if (token !== ',') return undefined;
    return opened.at(-1) === '{' ? 'name' : 'value';
  }
  if (state === 'colon') return token === ':' ? 'value' : undefined;
  if (state === 'name' || state === 'name or end') return token === 'string' ? 'colon' : undefined;
  if (token === 'string' || token === 'value') return 'next';
  if (token !== '{' && token !== '[') return undefined;
  opened.push(token);
  return token === '{' ? 'name or end' : 'value or end';
}

function expectedIn(state: State, opened: readonly string[]): string {
  if (state !== 'next') return WORDS[state];
  return opened.at(-1) === '{' ? 'a comma or }' : 'a comma or ]';
}

function issueAt(text: string, end: number, expected: string): JsonIssue {
  SPACE.lastIndex = end;
  SPACE.exec(text);
  const offset = SPACE.lastIndex;
  const lines = text.slice(0, offset).split('\n');
  const isOpenString = text[offset] === '"' && /value|name/.test(expected);
  return {
    offset,
    line: lines.length,
    column: lines.at(-1)!.length + 1,
    expected: isOpenString ? 'a string that ends on its line and escapes \\ and "' : expected,
  };
}
