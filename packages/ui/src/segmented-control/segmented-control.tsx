import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface Segment<Value extends string> {
  /** What is handed back when it is chosen; unique in its control. */
  value: Value;
  /** One or two words, or an icon with its name. */
  label: ReactNode;
  /** Can be neither chosen nor reached. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  /** Two or three ways, in the order they are shown. */
  segments: readonly Segment<Value>[];
  /** The way in force; one of them always is. */
  value: Value;
  /** Told the chosen value; nothing changes until it comes back as `value`. */
  onValueChange: (value: Value) => void;
}

// No :has(): the browser would look at it again whenever something is put into the page. The radio
// button lies over its label, unseen, and draws the ring itself.
const look =
  'relative flex min-h-10 flex-1 items-center justify-center rounded-sm border px-3 py-1 text-center text-sm font-semibold';
const radio = 'absolute -inset-px m-0 cursor-[inherit] appearance-none rounded-sm outline-offset-0';
const plain = 'border-transparent text-ink-soft';
// Forced colours would draw both alike: there the chosen one has the colours of what is selected.
const chosen =
  'border-line-strong bg-surface text-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]';

const lookOf = (isChosen: boolean, disabled = false): string =>
  clsx(
    look,
    isChosen ? chosen : plain,
    disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
  );

/** One of two or three ways, side by side. Arrow keys move, as in any group of radio buttons. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onValueChange,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={lookOf(segment.value === value, segment.disabled)}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onValueChange(segment.value)}
            className={radio}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
};
