import { forwardRef, useMemo } from 'react';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { FieldRoot } from '../form-field/field-root.tsx';
import { HiddenValues } from '../form-field/hidden-values.tsx';
import type { FieldProps, FormControlProps } from '../form-field/index.ts';
import { OptionCombobox } from './option-combobox.tsx';
import { createOptionIndex, type LargeSelectOption } from './option-index.ts';
import { ReadOnlySelection } from './read-only-selection.tsx';
import { SelectedChips } from './selected-chips.tsx';

export interface LargeSelectProps extends FieldProps, FormControlProps, RootProps {
  /** The options, up to tens of thousands. Keep the array stable: a new array rebuilds the search index. */
  options: ReadonlyArray<LargeSelectOption>;
  /** The selected values, in the order of selection; at most one in single mode (controlled). */
  value?: ReadonlyArray<string>;
  /** The initial values (uncontrolled). */
  defaultValue?: ReadonlyArray<string>;
  /** Called with the selected values; the newest is last. */
  onValueChange?: (values: string[]) => void;
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
  /**
   * The edge of the field that the list is aligned to.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /** `single` replaces the previous selection and closes the list. */
  mode?: 'multiple' | 'single';
  /** The placeholder: what users can type. */
  placeholder?: string;
  /** Called with the typed text, to fetch options that match it; empty once the list has closed. */
  onType?: (query: string) => void;
  /**
   * `loading` while options are being fetched. The existing ones can be selected meanwhile.
   * @default 'ready'
   */
  state?: 'ready' | 'loading';
  /** Whether the field is read-only: the selection is shown but cannot be changed. */
  readOnly?: boolean;
}

const noValues: readonly string[] = [];

/**
 * A select for thousands of options, with search by value or label (ARIA practices, editable combobox with
 * list). Selected options cannot be selected again; the chips below the field remove them.
 */
export const LargeSelect = forwardRef<HTMLInputElement, LargeSelectProps>(function LargeSelect(
  {
    options,
    value: valueProp,
    defaultValue = noValues,
    onValueChange,
    name,
    mode = 'multiple',
    readOnly = false,
    onBlur,
    ...field
  },
  ref,
) {
  const [value, setValue] = useControllable<readonly string[]>({
    value: valueProp,
    defaultValue,
    onChange: (values) => onValueChange?.([...values]),
  });
  const index = useMemo(() => createOptionIndex(options), [options]);
  const selected = useMemo(() => index.getOptions(value), [index, value]);
  const isMultiple = mode === 'multiple';
  const handleSelect = (selectedValue: string) =>
    setValue(isMultiple ? [...value, selectedValue] : [selectedValue]);
  const handleRemove = (removedValue: string) =>
    setValue(value.filter((other) => other !== removedValue));
  const { disabled, form } = field;
  const hiddenValues = <HiddenValues {...{ name, disabled, form }} values={value} />;
  if (readOnly) {
    return (
      <>
        <ReadOnlySelection {...field} selected={selected} />
        {hiddenValues}
      </>
    );
  }
  return (
    <FieldRoot {...getRootProps(field)} className={field.className} onBlur={onBlur}>
      {hiddenValues}
      <OptionCombobox
        ref={ref}
        {...field}
        {...{ options, index, selected, isMultiple }}
        onSelect={handleSelect}
        onRemove={handleRemove}
      />
      {isMultiple && (
        <SelectedChips
          label={field.label}
          selected={selected}
          onRemove={disabled ? undefined : handleRemove}
        />
      )}
    </FieldRoot>
  );
});
