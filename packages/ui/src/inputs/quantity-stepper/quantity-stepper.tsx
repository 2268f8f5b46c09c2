import { forwardRef, type ReactNode, useState } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { Minus, Plus } from '../../icons/icons.ts';
import { useChoiceMessages } from '../../messages/index.ts';
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import { HiddenValues } from '../form-field/hidden-values.tsx';
import { type FieldProps, type FormControlProps, FormField } from '../form-field/index.ts';
import { getQuantity, quantityForKey, quantityText } from './quantity-text.ts';

export interface QuantityStepperProps extends FieldProps, FormControlProps, RootProps {
  /** The quantity (controlled). */
  value?: number;
  /** The initial quantity (uncontrolled); `min` by default. */
  defaultValue?: number;
  /** Called with a whole quantity within the limits. */
  onValueChange?: (quantity: number) => void;
  /** The minimum: 0 on a card, 1 in a summary (spec 5). An empty field becomes the minimum. */
  min?: number;
  /** The maximum; unlimited by default. */
  max?: number;
}

/** A field for a whole number with buttons to increase and decrease it (ARIA practices, spinbutton). */
export const QuantityStepper = forwardRef<HTMLInputElement, QuantityStepperProps>(
  function QuantityStepper(
    {
      value: valueProp,
      defaultValue,
      onValueChange,
      name,
      min = 0,
      max = Number.POSITIVE_INFINITY,
      disabled = false,
      form,
      autoFocus,
      onBlur,
      onChange: _onChange,
      ...field
    },
    ref,
  ) {
    const { decrease, increase } = useChoiceMessages();
    const [value, change] = useControllable({
      value: valueProp,
      defaultValue: defaultValue ?? min,
      onChange: onValueChange,
    });
    /** The text while the user types; null after the field loses focus. */
    const [draft, setDraft] = useState<string | null>(null);
    const limits = { min, max };
    const emit = (quantity: number) => {
      if (quantity !== value) change(quantity);
    };
    const step = (quantity: number) => {
      setDraft(null);
      emit(getQuantity(String(quantity), limits));
    };
    const type = (typed: string) => {
      const text = quantityText(typed);
      // The typed number may still be incomplete below the minimum, so it is emitted on blur.
      const isReady = text !== '' && Number(text) >= min;
      const quantity = getQuantity(text, limits);
      setDraft(isReady ? String(quantity) : text);
      if (isReady) emit(quantity);
    };
    return (
      <FormField {...field} onBlur={createFieldBlurHandler(onBlur)}>
        {(control) => (
          <span className="inline-flex w-fit max-w-full items-stretch rounded-md border border-line-strong bg-surface has-[[aria-invalid]]:border-danger">
            <HiddenValues name={name} values={[String(value)]} {...{ disabled, form }} />
            <StepButton
              label={decrease(field.label)}
              disabled={disabled}
              atEnd={value <= min}
              onClick={() => step(Math.max(min, value - 1))}
            >
              <Minus />
            </StepButton>
            <input
              ref={ref}
              {...control}
              {...{ form, autoFocus }}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              role="spinbutton"
              aria-valuenow={value}
              aria-valuemin={min}
              aria-valuemax={Number.isFinite(max) ? max : undefined}
              disabled={disabled}
              value={draft ?? String(value)}
              onChange={(event) => type(event.target.value)}
              onBlur={() => {
                if (draft !== null) emit(getQuantity(draft, limits));
                setDraft(null);
              }}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => {
                // With Shift, the arrow keys, Home and End select text.
                if (event.shiftKey || isShortcut(event)) return;
                const next = quantityForKey(event.key, value, limits);
                if (next === null) return;
                event.preventDefault();
                step(next);
              }}
              className="min-h-10 w-14 min-w-0 bg-transparent text-center text-base tabular-nums disabled:text-ink-soft"
            />
            <StepButton
              label={increase(field.label)}
              disabled={disabled}
              atEnd={value >= max}
              onClick={() => step(value + 1)}
            >
              <Plus />
            </StepButton>
          </span>
        )}
      </FormField>
    );
  },
);

interface StepButtonProps {
  label: string;
  disabled: boolean;
  /** Whether the limit is reached. The button is not disabled then, to keep the focus. */
  atEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Fades only the icon, so the focus ring of the button stays visible. */
const stepClasses = cva(
  'inline-flex w-10 items-center justify-center rounded-md hover:bg-sunken [&_svg]:size-5',
  {
    variants: {
      still: {
        true: 'cursor-not-allowed text-ink-soft [&>svg]:opacity-60',
        false: 'text-primary-ink',
      },
    },
  },
);

/** A button that changes the quantity by one. It is not a tab stop, because the arrow keys do the same. */
const StepButton = ({ children, label, disabled, atEnd, onClick }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    aria-disabled={disabled || atEnd || undefined}
    disabled={disabled}
    onClick={() => !atEnd && onClick()}
    className={stepClasses({ still: disabled || atEnd })}
  >
    {children}
  </button>
);
