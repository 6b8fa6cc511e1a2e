import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { MAX_QUANTITY } from '#src/contract/limits.ts';
import { readQuantity } from '#src/domain/cart.ts';
import type { QuantityEditor } from './quantity.ts';

/** How many of a thing: one less, a number to type, one more. */
export function QuantityStepper({
  editor: { text, isEdited, isTooMuch, type, commit },
  title,
}: {
  editor: QuantityEditor;
  title: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const limitId = useId();
  const quantity = readQuantity(text);

  return (
    <div>
      <div className="inline-flex rounded-control border border-control bg-paper print:border-0">
        <StepButton
          label={`Decrease quantity of ${title}`}
          isAtEnd={quantity <= 1}
          onStep={() => commit(String(quantity - 1))}
        >
          <Minus aria-hidden="true" size={16} strokeWidth={1.5} />
        </StepButton>
        <input
          ref={input}
          type="number"
          min={1}
          max={MAX_QUANTITY}
          step={1}
          aria-label={`Quantity of ${title}`}
          aria-describedby={isTooMuch ? limitId : undefined}
          value={text}
          className="size-11 [appearance:textfield] text-center figures focus-visible:outline-offset-0 [&::-webkit-inner-spin-button]:appearance-none"
          onChange={({ target: { value } }) =>
            // An emptied field becomes 1 while typing: selected, the next digit replaces it.
            type(value, () => value === '' && input.current?.select())
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(text);
          }}
          // A browser changes the number of a focused field with the wheel.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onBlur={() => {
            if (isEdited) commit(text);
          }}
        />
        <StepButton
          label={`Increase quantity of ${title}`}
          isAtEnd={quantity >= MAX_QUANTITY}
          onStep={() => commit(String(quantity + 1))}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
        </StepButton>
      </div>
      <p id={limitId} role="status" className="mt-1 text-14 text-muted empty:hidden">
        {isTooMuch && `At most ${MAX_QUANTITY}.`}
      </p>
    </div>
  );
}

/** Stays focusable at its end, so that the focus is not lost on the click. */
function StepButton({
  label,
  isAtEnd,
  onStep,
  children,
}: {
  label: string;
  isAtEnd: boolean;
  onStep: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      className="flex size-11 items-center justify-center hues hover:text-accent aria-disabled:cursor-default aria-disabled:text-control forced-colors:aria-disabled:text-[GrayText]"
      onClick={() => {
        if (!isAtEnd) onStep();
      }}
    >
      {children}
    </button>
  );
}
