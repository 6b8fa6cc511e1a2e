import { format } from 'node:util';

let expected: readonly RegExp[] = [];

/** Lets messages of `console.error` and `console.warn` pass until the test ends, those before too. */
export function expectMessages(...messages: readonly RegExp[]): void {
  expected = [...expected, ...messages];
}

export function isExpected(message: readonly unknown[]): boolean {
  const text = format(...message);
  return expected.some((pattern) => pattern.test(text));
}

export function expectNoMessages(): void {
  expected = [];
}
