import { type ReactNode, useId } from 'react';
import { FieldNotes } from '../form-field/index.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A line below the label. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  /** The question the group answers. */
  label: string;
  options: readonly RadioOption[];
  /** The chosen value, or null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** `row` puts the options side by side where they fit. */
  direction?: 'column' | 'row';
  hint?: ReactNode;
  error?: ReactNode;
}

/** One choice out of a few, all in sight. Arrow keys move, as the browser does it. */
export const RadioGroup = ({
  label,
  options,
  value,
  onValueChange,
  direction = 'column',
  hint,
  error,
}: RadioGroupProps) => {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={notes || undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className={direction === 'row' ? 'flex flex-wrap gap-4' : 'flex flex-col gap-2'}>
        {options.map((option) => (
          <label key={option.value} className="flex cursor-pointer items-start gap-2">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className={option.disabled ? 'text-ink-soft' : undefined}>
              {option.label}
              {option.detail && (
                <span className="block text-sm text-ink-soft">{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
};
