/** The server did something else than its contract says. */
export class Breach extends Error {
  readonly expected: string;
  readonly came: string;

  constructor(expected: string, came: string) {
    super(`expected ${expected}, came ${came}`);
    this.name = 'Breach';
    this.expected = expected;
    this.came = came;
  }
}

/**
 * A check cannot be made here, because the shop has no row for it or another rule is broken first; the message is the
 * reason. A server that fails is no reason: that is a breach.
 */
export class Skip extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Skip';
  }
}
