import { forwardRef, useMemo } from 'react';
import { HiddenValues } from '../form-field/hidden-values.tsx';
import type { FieldProps } from '../form-field/index.ts';
import { passedOn, type RootProps } from '../hooks/root-props.ts';
import { useControllable } from '../hooks/use-controllable.ts';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { OptionCombobox } from './option-combobox.tsx';
import { createOptionIndex, type LargeSelectOption } from './option-index.ts';
import { ReadOnlyChoice } from './read-only-choice.tsx';
import { SelectedTags } from './selected-tags.tsx';

export interface LargeSelectProps extends FieldProps, RootProps {
  /** The control's id, where an error summary leads to; one is made when none is given. */
  id?: string;
  /**
   * The options, some tens of thousands at most. Keep the same array while they stay the same: what
   * was prepared for searching belongs to it.
   */
  options: ReadonlyArray<LargeSelectOption>;
  /** The selected codes, in the order they were selected; a single choice is the only one. */
  value?: ReadonlyArray<string>;
  /** The codes it begins with where the field keeps them itself. */
  defaultValue?: ReadonlyArray<string>;
  /** Called with the selected codes; one that was just selected comes last. */
  onValueChange?: (codes: string[]) => void;
  /** The name under which a form posts each selected code. */
  name?: string;
  /** Whether the list is open, where its owner keeps that. */
  open?: boolean;
  /** Whether it begins open. */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Where the list opens; the other side where there is no room. */
  side?: 'top' | 'bottom';
  /** Which edge of the field the list keeps to. */
  align?: 'start' | 'center' | 'end';
  /** `single` takes the place of the choice before it and closes the list. */
  mode?: 'multiple' | 'single';
  /** Shown in the empty field: what may be typed there. */
  placeholder?: string;
  /** Can be neither changed nor reached by the keyboard, as while a form is being sent. */
  disabled?: boolean;
  /** Shows what is selected and lets nothing be removed. */
  readOnly?: boolean;
}

const none: readonly string[] = [];

/**
 * Choices out of very many options, found by code or name (ARIA practices, editable combobox with
 * list). What is selected cannot be selected again; the chips below take it away.
 */
export const LargeSelect = forwardRef<HTMLInputElement, LargeSelectProps>(function LargeSelect(
  {
    options,
    value: valueProp,
    defaultValue = none,
    onValueChange,
    name,
    mode = 'multiple',
    readOnly = false,
    ...field
  },
  ref,
) {
  const [value, change] = useControllable<readonly string[]>({
    value: valueProp,
    defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const index = useMemo(() => createOptionIndex(options), [options]);
  const selected = useMemo(() => index.find(value), [index, value]);
  const isMultiple = mode === 'multiple';
  const pick = useEventCallback((code: string) => change(isMultiple ? [...value, code] : [code]));
  const remove = useEventCallback((code: string) => change(value.filter((one) => one !== code)));
  const posted = <HiddenValues name={name} values={value} disabled={field.disabled} />;
  if (readOnly) {
    return (
      <>
        <ReadOnlyChoice {...field} selected={selected} />
        {posted}
      </>
    );
  }
  return (
    <div {...passedOn(field)} className={field.className}>
      {posted}
      <OptionCombobox
        ref={ref}
        {...field}
        {...{ options, index, selected, isMultiple }}
        onPick={pick}
        onRemove={remove}
      />
      {isMultiple && (
        <SelectedTags
          label={field.label}
          selected={selected}
          onRemove={field.disabled ? undefined : remove}
        />
      )}
    </div>
  );
});
