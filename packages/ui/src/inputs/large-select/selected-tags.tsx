import { memo, useCallback, useState } from 'react';
import { Chip } from '../../data-display/chip/index.ts';
import { useChoiceMessages } from '../../messages/index.ts';
import type { LargeSelectOption } from './option-index.ts';

export interface SelectedTagsProps {
  /** The label of the field. */
  label: string;
  selected: readonly LargeSelectOption[];
  /** Called to remove a value. Must be stable. Without it, the chips are read-only. */
  onRemove?: (value: string) => void;
}

/** The number of initially visible chips; a button with the total count shows the others. */
const pageSize = 10;

const SelectedChip = memo(function SelectedChip(props: {
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

/** Returns the chip to focus when the focused chip is removed. */
const neighbour = (): HTMLElement | null => {
  const chip = document.activeElement?.closest('li');
  const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
  return next?.querySelector('button') ?? null;
};

/** The selected options, newest first, each with a remove button. */
export const SelectedTags = memo(function SelectedTags({
  label,
  selected,
  onRemove,
}: SelectedTagsProps) {
  const { selectedList, showAll, showLess } = useChoiceMessages();
  const [isWhole, setWhole] = useState(false);
  const remove = useCallback(
    (value: string) => {
      neighbour()?.focus();
      onRemove?.(value);
    },
    [onRemove],
  );
  if (selected.length === 0) return null;
  const newestFirst = (isWhole ? selected : selected.slice(-pageSize)).toReversed();
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <ul aria-label={`${label}: ${selectedList}`} className="flex max-w-full flex-wrap gap-2">
        {newestFirst.map((option) => (
          <SelectedChip key={option.value} option={option} onRemove={onRemove && remove} />
        ))}
      </ul>
      {selected.length > pageSize && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="min-h-8 rounded-sm text-sm font-semibold text-primary-ink underline"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? showLess : showAll(String(selected.length))}
        </button>
      )}
    </div>
  );
});
