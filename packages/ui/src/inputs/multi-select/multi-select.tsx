import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { ChevronDown } from '../../icons/icons.ts';
import { useChoiceMessages } from '../../messages/index.ts';
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import { HiddenValues } from '../form-field/hidden-values.tsx';
import {
  controlClasses,
  type FieldProps,
  type FormControlProps,
  FormField,
} from '../form-field/index.ts';
import { OptionList } from './option-list.tsx';

export interface MultiSelectOption {
  /** The value passed to events; unique among the options. */
  value: string;
  /** The label, in the list and in the closed field. */
  label: string;
  /** Whether the option is disabled: it can be focused but not selected. */
  disabled?: boolean;
}

export interface MultiSelectProps extends FieldProps, FormControlProps {
  /** The options in display order, up to a few dozen; use `LargeSelect` for more. */
  options: ReadonlyArray<MultiSelectOption>;
  /** The selected values, in the order they were selected. */
  value?: ReadonlyArray<string>;
  /** The initial values (uncontrolled). */
  defaultValue?: ReadonlyArray<string>;
  /** Called with the selected values; the newest is last. */
  onValueChange?: (value: string[]) => void;
  /** Whether the list is open (controlled). */
  open?: boolean;
  /** Whether the list is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The preferred side of the list; the other side is used if there is no space.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom';
  /** The edge of the field that the list is aligned to. */
  align?: 'start' | 'center' | 'end';
  /** Shown while nothing is selected: 'Todos los estados'. */
  placeholder?: string;
  /** Classes of the outer element, such as its width or grid area. */
  className?: string;
}

const noValues: readonly string[] = [];

const selectedTextClasses = cva('min-w-0 flex-1 wrap-break-word', {
  variants: { empty: { true: 'text-ui-ink-soft', false: '' } },
});

/** A field to select several options from a short list, which stays open while selecting. */
export const MultiSelect = forwardRef<HTMLButtonElement, MultiSelectProps>(function MultiSelect(
  {
    options,
    value: valueProp,
    defaultValue = noValues,
    onValueChange,
    name,
    open,
    defaultOpen = false,
    onOpenChange,
    side,
    align = 'start',
    placeholder,
    disabled,
    id,
    form,
    autoFocus,
    onBlur,
    onChange: _onChange,
    ...field
  },
  ref,
) {
  const { chooseSome, selectedCount } = useChoiceMessages();
  const generatedId = useId();
  const buttonId = id ?? generatedId;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
  );
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [value, setValue] = useControllable<readonly string[]>({
    value: valueProp,
    defaultValue,
    onChange: (values) => onValueChange?.([...values]),
  });
  const selectedOptions = options.filter((option) => value.includes(option.value));
  const selectedText = selectedOptions.map((option) => option.label).join(', ');
  const toggle = (toggledValue: string) =>
    setValue(
      value.includes(toggledValue)
        ? value.filter((selectedValue) => selectedValue !== toggledValue)
        : [...value, toggledValue],
    );

  return (
    <FormField {...field} id={buttonId} onBlur={createFieldBlurHandler(onBlur)}>
      {(control) => (
        <>
          <button
            ref={button}
            type="button"
            {...control}
            {...{ autoFocus }}
            role="combobox"
            aria-haspopup="listbox"
            data-state={isOpen ? 'open' : 'closed'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${buttonId}-list` : undefined}
            disabled={disabled}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              setOpen(true);
            }}
            className={cn(controlClasses, 'flex items-center gap-2 text-left')}
          >
            <span className={selectedTextClasses({ empty: selectedText === '' })}>
              {selectedText || (placeholder ?? chooseSome)}
            </span>
            {selectedOptions.length > 1 && (
              <span className="shrink-0 rounded-full bg-ui-primary-soft px-2 text-sm text-ui-primary-ink">
                <span className="sr-only">{selectedCount(selectedOptions.length)}</span>
                <span aria-hidden="true">{selectedOptions.length}</span>
              </span>
            )}
            <ChevronDown className="size-5 shrink-0 text-ui-ink-soft" />
          </button>
          <HiddenValues name={name} values={value} disabled={disabled} form={form} />
          {isOpen && (
            <OptionList
              id={`${buttonId}-list`}
              label={field.label}
              anchor={button}
              side={side}
              align={align}
              options={options}
              values={value}
              onToggle={toggle}
              onClose={(source) => {
                setOpen(false);
                if (source === 'keyboard') button.current?.focus();
              }}
            />
          )}
        </>
      )}
    </FormField>
  );
});
