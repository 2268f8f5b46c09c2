import { useState } from 'react';
import { Chip } from '../../data-display/chip/index.ts';
import { getPreviousControl } from '../../hooks/get-previous-control.ts';
import { memoWithHandlers } from '../../hooks/latest-handlers.tsx';
import { useChoiceMessages } from '../../messages/index.ts';
import type { LargeSelectOption } from './option-index.ts';

export interface SelectedChipsProps {
  /** The label of the field. */
  label: string;
  selected: readonly LargeSelectOption[];
  /** Called to remove a value. Without it, the chips are read-only. */
  onRemove?: (value: string) => void;
}

/** The number of initially visible chips; a button with the total count shows the others. */
const collapsedCount = 10;

const SelectedChip = memoWithHandlers(function SelectedChip(props: {
  option: LargeSelectOption;
  onRemove: ((value: string) => void) | undefined;
}) {
  const { option, onRemove } = props;
  return (
    <li className="max-w-full">
      <Chip
        label={option.label === '' ? option.value : `${option.value} · ${option.label}`}
        onRemove={onRemove && (() => onRemove(option.value))}
      />
    </li>
  );
});

/** Returns the control to focus when the focused chip is removed: its neighbor or, for the last one, the field. */
const getNextFocus = (): HTMLElement | null => {
  const chip = document.activeElement?.closest('li');
  const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
  return next?.querySelector('button') ?? (chip ? getPreviousControl(chip) : null);
};

/** The selected options, newest first, each with a remove button. */
export const SelectedChips = memoWithHandlers(function SelectedChips({
  label,
  selected,
  onRemove,
}: SelectedChipsProps) {
  const { selectedList, showAll, showLess } = useChoiceMessages();
  const [isExpanded, setExpanded] = useState(false);
  const handleRemove = (value: string) => {
    getNextFocus()?.focus();
    onRemove?.(value);
  };
  if (selected.length === 0) return null;
  const displayedOptions = (isExpanded ? selected : selected.slice(-collapsedCount)).toReversed();
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <ul aria-label={`${label}: ${selectedList}`} className="flex max-w-full flex-wrap gap-2">
        {displayedOptions.map((option) => (
          <SelectedChip key={option.value} option={option} onRemove={onRemove && handleRemove} />
        ))}
      </ul>
      {selected.length > collapsedCount && (
        <button
          type="button"
          aria-expanded={isExpanded}
          className="min-h-8 rounded-ui-sm text-sm font-semibold text-ui-primary-ink underline"
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? showLess : showAll(String(selected.length))}
        </button>
      )}
    </div>
  );
});
