import { forwardRef, useMemo } from 'react';
import type { FieldProps } from '../form-field/index.ts';
import { useSteady } from '../steady/use-steady.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { OptionCombobox } from './option-combobox.tsx';
import { createOptionIndex, type LargeSelectOption } from './option-index.ts';
import { ReadOnlyChoice } from './read-only-choice.tsx';

export interface LargeSelectProps extends FieldProps {
  /** The control's id, where an error summary leads to; one is made when none is given. */
  id?: string;
  /**
   * The options, some tens of thousands at most. Keep the same array while they stay the same: what
   * was prepared for searching belongs to it.
   */
  options: readonly LargeSelectOption[];
  /** The chosen codes, in the order they were chosen; a single choice is the only one. */
  value: readonly string[];
  /** Told the chosen codes; one that was just chosen comes last. */
  onValueChange: (codes: string[]) => void;
  /** `single` takes the place of the choice before it and closes the list. */
  mode?: 'multiple' | 'single';
  /** Shown in the empty field: what may be typed there. */
  placeholder?: string;
  /** Can be neither changed nor reached by the keyboard, as while a form is being sent. */
  disabled?: boolean;
  /** Shows what is chosen and lets nothing be removed. */
  readOnly?: boolean;
  /** Classes for the box around label, control and notes: its width, its place in a grid. */
  className?: string;
}

/**
 * Choices out of very many options, found by code or name (ARIA practices, editable combobox with
 * list). What is chosen cannot be chosen again; the chips below take it away.
 */
export const LargeSelect = forwardRef<HTMLInputElement, LargeSelectProps>(function LargeSelect(
  { options, value, onValueChange, mode = 'multiple', readOnly = false, ...field },
  ref,
) {
  const index = useMemo(() => createOptionIndex(options), [options]);
  const chosen = useMemo(() => index.find(value), [index, value]);
  const isMultiple = mode === 'multiple';
  const pick = useSteady((code: string) => onValueChange(isMultiple ? [...value, code] : [code]));
  const remove = useSteady((code: string) => onValueChange(value.filter((one) => one !== code)));
  if (readOnly) return <ReadOnlyChoice {...field} chosen={chosen} />;
  return (
    <div className={field.className}>
      <OptionCombobox
        ref={ref}
        {...field}
        {...{ options, index, chosen, isMultiple }}
        onPick={pick}
        onRemove={remove}
      />
      {isMultiple && (
        <ChosenChips
          label={field.label}
          chosen={chosen}
          onRemove={field.disabled ? undefined : remove}
        />
      )}
    </div>
  );
});
