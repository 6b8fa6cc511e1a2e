/** A description of the document, which is Markdown: what stands between backticks is code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const isCode = index % 2 === 1;
    const Part = isCode ? 'code' : 'span';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never change places
      <Part key={index} className={isCode ? 'font-mono text-12' : undefined}>
        {part}
      </Part>
    );
  });
}
