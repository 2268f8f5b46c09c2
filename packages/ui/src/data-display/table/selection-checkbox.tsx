import { useListMessages } from '../../messages/index.ts';
import type { SelectionState } from './row-selection.ts';

export interface SelectionCheckboxProps {
  label: string;
  /** `some` is the indeterminate state of the heading's checkbox. */
  selectionState: SelectionState;
  disabled?: boolean | undefined;
  onToggle: (selected: boolean) => void;
}

/** The checkbox of a row or of the heading, with a large touch target. */
export const SelectionCheckbox = ({
  label,
  selectionState,
  disabled,
  onToggle,
}: SelectionCheckboxProps) => (
  <label className="-m-2 flex w-fit cursor-pointer p-2 has-disabled:cursor-not-allowed">
    <input
      ref={(input) => {
        if (input) input.indeterminate = selectionState === 'some';
      }}
      type="checkbox"
      aria-label={label}
      checked={selectionState === 'all'}
      disabled={disabled}
      onChange={(event) => onToggle(event.target.checked)}
      className="size-5 cursor-[inherit] accent-ui-accent"
    />
  </label>
);

/** The heading's checkbox; its label is visible on phones. */
export const SelectAllCheckbox = ({
  selectionState,
  disabled,
  onToggle,
}: Omit<SelectionCheckboxProps, 'label'>) => {
  const { selectAll } = useListMessages();
  return (
    <span className="flex items-center gap-2">
      <SelectionCheckbox
        label={selectAll}
        selectionState={selectionState}
        disabled={disabled}
        onToggle={onToggle}
      />
      <span aria-hidden="true" className="hidden cards:inline">
        {selectAll}
      </span>
    </span>
  );
};
