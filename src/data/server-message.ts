const MAX_MESSAGE = 300;

/** A page, or JSON that has broken off. */
const CODE = /^(?:[<{]|\[[{"])/;

/** Where servers put the sentence for a person, the most usual first; `detail` and `title` are those of problem+json. */
const FIELDS = ['message', 'error', 'detail', 'errors', 'title', 'msg'] as const;

/**
 * The sentence of a refusal: `{message}`, `{error}`, `{errors: [{message}]}`, problem+json, or a short plain text.
 * Undefined where there is none. A page or a piece of JSON is never shown.
 */
export function serverMessage(text: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = text;
  }
  return messageIn(body);
}

function messageIn(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const message = value.trim();
    const isSentence = message !== '' && message.length <= MAX_MESSAGE && !CODE.test(message);
    return isSentence ? message : undefined;
  }
  if (Array.isArray(value)) return firstOf(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Partial<Record<string, unknown>>;
  return firstOf(FIELDS.map((name) => fields[name]));
}

function firstOf(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const message = messageIn(value);
    if (message !== undefined) return message;
  }
  return undefined;
}
