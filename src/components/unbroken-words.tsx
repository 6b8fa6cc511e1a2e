import { Fragment } from 'react';

/** A text whose lines end between words only: browsers break within One-on-One, too. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same word may come twice, and none moves
    <Fragment key={index}>
      <span className="whitespace-nowrap">{word}</span>{' '}
    </Fragment>
  ));
}
