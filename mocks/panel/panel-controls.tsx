import { Check, Copy } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { cx } from '#src/ui/cx.ts';

/** The look of a small outlined button or link of the panel. */
export const TOOL =
  'inline-flex min-h-9 items-center gap-2 rounded-control border border-control px-3 py-1 hues hover:border-accent hover:text-accent disabled:border-hairline disabled:text-muted';

/** The same, filled: what most people are here for. */
export const MAIN_TOOL =
  'inline-flex min-h-9 items-center gap-2 rounded-control tool-primary px-3 py-1 hues';

/** A small outlined button of the panel. */
export function ToolButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={cx(TOOL, className)} {...rest} />;
}

/** Lets the visitor choose a file, the same one again too. */
export function FileButton({
  label,
  accept,
  onFile,
}: {
  label: string;
  accept: string;
  onFile: (file: File) => Promise<void>;
}) {
  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) await onFile(file);
    target.value = '';
  }

  return (
    <label className={cx(TOOL, 'file-label')}>
      <span>{label}</span>
      <input type="file" accept={accept} className="sr-only" onChange={handleChange} />
    </label>
  );
}

/**
 * Copies a text and shows the result in place of its label for two seconds. A text that cannot be made rejects with an
 * Error saying why.
 */
export function CopyButton({
  label,
  name,
  text,
  disabled = false,
}: {
  label: string;
  /** What the button is called, where its label says only a part of that. */
  name?: string;
  text: () => string | Promise<string>;
  disabled?: boolean;
}) {
  const [result, setResult] = useState('');

  useEffect(() => {
    if (result === '') return;
    const timer = setTimeout(() => setResult(''), 2_000);
    return () => clearTimeout(timer);
  }, [result]);

  async function handleClick() {
    const made = text();
    try {
      await copy(made);
      setResult('Copied');
    } catch {
      setResult(await whyNotCopied(made));
    }
  }

  const Icon = result === 'Copied' ? Check : Copy;
  return (
    <ToolButton aria-label={name} disabled={disabled} onClick={handleClick}>
      <Icon aria-hidden="true" size={14} />
      <span className="grid text-left">
        <span className={cx('col-start-1 row-start-1', result !== '' && 'opacity-0')}>{label}</span>
        <span
          role="status"
          className={result === '' ? 'sr-only' : 'col-start-1 row-start-1 text-accent'}
        >
          {result}
        </span>
      </span>
    </ToolButton>
  );
}

async function whyNotCopied(text: string | Promise<string>): Promise<string> {
  try {
    await text;
    // Browsers refuse the clipboard over plain http and to pages without focus.
    return 'Not allowed here';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A text that takes a while is promised: Safari allows only what is asked for while a click is handled. */
async function copy(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** How the fields of the panel look. */
export const FIELD =
  'min-h-9 w-full min-w-0 rounded-control border border-control bg-paper px-3 tool-field hover:border-accent';

/** A field under its label. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="text-muted">{label}</span>
      {children}
    </label>
  );
}

/** How much there is of how much, in figures and as a bar; an empty one until it is known. */
export function Measure({
  label,
  value,
  most = 1,
}: {
  label: string;
  value: number | undefined;
  most?: number | undefined;
}) {
  return (
    <label className="flex flex-col gap-2">
      <span className="figures">{label}</span>
      <progress className="bar" value={value} max={Math.max(most, 1)} />
    </label>
  );
}

/** A call by its method and its path; "Every call" has none. */
export function CallName({ name }: { name: string }) {
  const [, method = '', path = name] = /^([A-Z]+) (\/.*)$/.exec(name) ?? [];
  return (
    <span className="min-w-0 font-mono text-12 wrap-anywhere">
      {method !== '' && <span className="method text-muted">{`${method} `}</span>}
      <span>{path}</span>
    </span>
  );
}

/** A section of the panel under a small heading. */
export function Group({
  title,
  action,
  children,
}: {
  title: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const heading = <h3 className="text-22">{title}</h3>;
  return (
    <section className="tool-group flex flex-col gap-3 border-t border-hairline py-4">
      {action ? (
        <div className="flex items-center justify-between gap-3">
          {heading}
          {action}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}

/** What is done one after the other, each under a heading with its number. */
export function NumberedSteps({
  steps,
}: {
  steps: readonly {
    title: string;
    content: ReactNode;
    /** Its time comes after what is above. */
    isLater?: boolean;
  }[];
}) {
  return (
    <ol className="numbered-steps">
      {steps.map(({ title, content, isLater = false }, index) => (
        <li
          key={title}
          className={cx('flex gap-4 border-t border-hairline py-4', isLater && 'later')}
        >
          <span aria-hidden="true" className="w-7 shrink-0 font-serif text-28 text-accent">
            {index + 1}
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            <h4 className="font-serif text-22">{title}</h4>
            {content}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Terms and values in two columns. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [term: string, value: ReactNode])[];
}) {
  return (
    <dl className="facts grid gap-x-6 gap-y-1">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="text-right wrap-anywhere figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
