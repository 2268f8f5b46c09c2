import { forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useChoiceMessages } from '../../messages/index.ts';
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import { FieldNotes, type FormControlProps } from '../form-field/form-field.tsx';

/** From 1, the worst, to 5, the best; 'na' if the question does not apply. */
export type Rating = '1' | '2' | '3' | '4' | '5' | 'na';

export interface RatingScaleProps extends RootProps, FormControlProps {
  /** The label: the rated subject. */
  label: string;
  /** The rating, or null for none (controlled). */
  value?: Rating | null;
  /** The initial rating (uncontrolled). */
  defaultValue?: Rating | null;
  /** Called with the selected rating. */
  onValueChange?: (rating: Rating) => void;
  /** A permanent hint, announced with the group. */
  hint?: ReactNode;
  /** The error message: what is wrong and how to correct it. null reserves one line (`FieldProps`). */
  error?: ReactNode;
  /** Whether the rating is invalid. Set it if the error is shown elsewhere, such as next to a question. */
  invalid?: boolean;
  /** Whether a selection is required; announced to screen readers. */
  required?: boolean;
}

const ratings: readonly Rating[] = ['1', '2', '3', '4', '5', 'na'];

/** A scale of labeled ratings from 1 to 5, and N/A (spec 2). Arrow keys select, as in radio groups. */
export const RatingScale = forwardRef<HTMLInputElement, RatingScaleProps>(function RatingScale(
  {
    id: idProp,
    label,
    name,
    value: valueProp,
    defaultValue = null,
    onValueChange,
    required,
    hint,
    error,
    invalid = Boolean(error),
    disabled,
    form,
    autoFocus,
    onBlur,
    onChange: _onChange,
    className,
    ...rest
  },
  ref,
) {
  const { ratingNames } = useChoiceMessages();
  const [value, setValue] = useControllable<Rating | null>({
    value: valueProp,
    defaultValue,
    onChange: (newValue) => newValue !== null && onValueChange?.(newValue),
  });
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...rest}
      onBlur={createFieldBlurHandler(onBlur)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the role group does not support aria-invalid
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      className={cn('group/rating flex min-w-0 flex-col gap-2', className)}
      aria-describedby={describedBy || undefined}
    >
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2">
        {ratings.map((rating, index) => (
          <label
            key={rating}
            data-state={rating === value ? 'checked' : 'unchecked'}
            className="relative flex min-h-16 cursor-pointer flex-col items-center justify-center rounded-ui-md border border-ui-line-strong bg-ui-surface px-1 group-aria-invalid/rating:border-2 group-aria-invalid/rating:border-ui-danger py-2 text-center hover:bg-ui-sunken has-checked:border-ui-accent has-checked:bg-ui-primary has-checked:text-ui-on-primary has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ui-ring"
          >
            <input
              {...(rating === (value ?? ratings[0]) && { ref, autoFocus })}
              form={form}
              id={index === 0 ? id : undefined}
              type="radio"
              name={name ?? id}
              value={rating}
              checked={rating === value}
              disabled={disabled}
              required={required}
              onChange={() => setValue(rating)}
              className="sr-only"
            />
            <span className="font-heading text-lg font-bold">
              {rating === 'na' ? 'N/A' : rating}
            </span>
            <span className="text-xs">{ratingNames[rating]}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
});
