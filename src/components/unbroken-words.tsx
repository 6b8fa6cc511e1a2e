/** A text whose lines end between words only: browsers break within One-on-One, too. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(' ').flatMap((word, index) => {
    const unbroken = (
      // oxlint-disable-next-line react/no-array-index-key -- the same word may come twice, and none moves
      <span key={index} className="whitespace-nowrap">
        {word}
      </span>
    );
    return index === 0 ? [unbroken] : [' ', unbroken];
  });
}
