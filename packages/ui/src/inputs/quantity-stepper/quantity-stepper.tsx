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
import { getQuantityForKey, normalizeQuantityText, parseQuantity } from './quantity-text.ts';

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
    const [value, setValue] = useControllable({
      value: valueProp,
      defaultValue: defaultValue ?? min,
      onChange: onValueChange,
    });
    /** The text while the user types; null after the field loses focus. */
    const [draft, setDraft] = useState<string | null>(null);
    const limits = { min, max };
    const emit = (quantity: number) => {
      if (quantity !== value) setValue(quantity);
    };
    const changeTo = (quantity: number) => {
      setDraft(null);
      emit(parseQuantity(String(quantity), limits));
    };
    const changeText = (input: string) => {
      const text = normalizeQuantityText(input);
      // The typed number may still be incomplete below the minimum, so it is emitted on blur.
      const isValid = text !== '' && Number(text) >= min;
      const quantity = parseQuantity(text, limits);
      setDraft(isValid ? String(quantity) : text);
      if (isValid) emit(quantity);
    };
    return (
      <FormField {...field} onBlur={createFieldBlurHandler(onBlur)}>
        {(control) => (
          <span className="inline-flex w-fit max-w-full items-stretch rounded-ui-md border border-ui-line-strong bg-ui-surface has-[[aria-invalid]]:border-ui-danger">
            <HiddenValues name={name} values={[String(value)]} {...{ disabled, form }} />
            <StepButton
              label={decrease(field.label)}
              disabled={disabled}
              isAtLimit={value <= min}
              onClick={() => changeTo(Math.max(min, value - 1))}
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
              onChange={(event) => changeText(event.target.value)}
              onBlur={() => {
                if (draft !== null) emit(parseQuantity(draft, limits));
                setDraft(null);
              }}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => {
                // With Shift, the arrow keys, Home and End select text.
                if (event.shiftKey || isShortcut(event)) return;
                const nextQuantity = getQuantityForKey(event.key, value, limits);
                if (nextQuantity === null) return;
                event.preventDefault();
                changeTo(nextQuantity);
              }}
              className="min-h-10 w-14 min-w-0 bg-transparent text-center text-base tabular-nums disabled:text-ui-ink-soft"
            />
            <StepButton
              label={increase(field.label)}
              disabled={disabled}
              isAtLimit={value >= max}
              onClick={() => changeTo(value + 1)}
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
  isAtLimit: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Fades only the icon, so the focus ring of the button stays visible. */
const stepClasses = cva(
  'inline-flex w-10 items-center justify-center rounded-ui-md hover:bg-ui-sunken [&_svg]:size-5',
  {
    variants: {
      inactive: {
        true: 'cursor-not-allowed text-ui-ink-soft [&>svg]:opacity-60',
        false: 'text-ui-primary-ink',
      },
    },
  },
);

/** A button that changes the quantity by one. It is not a tab stop, because the arrow keys do the same. */
const StepButton = ({ children, label, disabled, isAtLimit, onClick }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    aria-disabled={disabled || isAtLimit || undefined}
    disabled={disabled}
    onClick={() => !isAtLimit && onClick()}
    className={stepClasses({ inactive: disabled || isAtLimit })}
  >
    {children}
  </button>
);
