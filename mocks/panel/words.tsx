/** A description of the document, which is Markdown: what stands between backticks is code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <span key={`${index} ${part}`}>{part}</span>
    ) : (
      <code key={part} className="font-mono text-12">
        {part}
      </code>
    ),
  );
}
