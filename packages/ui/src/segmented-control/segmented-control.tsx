import { type ReactNode, useId } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of two or three ways, side by side. Arrow keys move, as in any group of radio buttons. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onValueChange,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-md bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative flex min-h-8 flex-1 cursor-pointer items-center justify-center rounded-sm border border-transparent px-3 py-1 text-center text-sm font-semibold text-ink-soft has-checked:border-line-strong has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-(--ui-focus)"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onValueChange(segment.value)}
            className="sr-only"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
};
