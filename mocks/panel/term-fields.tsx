import { Field, FIELD } from './panel-controls.tsx';
import type { ResponseDraft } from './response-draft.ts';

/** For which calls a response is, and how long they take. */
export function TermFields({
  draft,
  onChange,
}: {
  draft: ResponseDraft;
  onChange: (changes: Partial<ResponseDraft>) => void;
}) {
  return (
    <>
      <div className="three-columns grid gap-3">
        <CountField
          label="Calls"
          placeholder="all"
          min={1}
          value={draft.times}
          onChange={(times) => onChange({ times })}
        />
        <CountField
          label="After calls"
          placeholder="0"
          value={draft.after}
          onChange={(after) => onChange({ after })}
        />
        <CountField
          label="Odds in %"
          placeholder="100"
          max={100}
          value={draft.odds}
          onChange={(odds) => onChange({ odds })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <CountField
          label="Milliseconds"
          placeholder="as every call"
          value={draft.latency}
          onChange={(latency) => onChange({ latency })}
        />
        <CountField
          label="Plus or minus"
          placeholder="0"
          value={draft.spread}
          onChange={(spread) => onChange({ spread })}
        />
      </div>
    </>
  );
}

/** A number that may be left out, under its label. */
export function CountField({
  label,
  value,
  onChange,
  min = 0,
  ...rest
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  min?: number;
  max?: number;
  placeholder?: string;
}) {
  return (
    <Field label={label}>
      <input
        type="number"
        min={min}
        className={FIELD}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    </Field>
  );
}
