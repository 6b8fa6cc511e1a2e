/** A value as JSON under its title, which the keyboard can scroll. */
export function Json({ title, value }: { title: string; value: unknown }) {
  return <Text title={title} text={JSON.stringify(value, null, 2)} />;
}

/** A longer text under its title. */
export function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-muted">{title}</p>
      <pre
        tabIndex={0}
        role="group"
        aria-label={title}
        className="mt-1 max-h-40 overflow-y-auto rounded-control bg-wall p-3 font-mono text-12 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}
