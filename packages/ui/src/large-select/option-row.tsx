import { clsx } from 'clsx';
import { memo } from 'react';
import type { LargeSelectOption } from './option-index.ts';

export interface OptionRowProps {
  id: string;
  option: LargeSelectOption;
  place: number;
  count: number;
  /** Whether the keys are at this option. */
  isActive: boolean;
  /** What is chosen cannot be chosen again. */
  isChosen: boolean;
}

/** One option: its name above its code. The list hears the press. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, option, place, count, isActive, isChosen } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the option in hand
    <div
      id={id}
      role="option"
      data-place={place}
      aria-selected={isChosen}
      aria-disabled={isChosen || undefined}
      aria-setsize={count}
      aria-posinset={place + 1}
      title={option.name}
      className={clsx(
        'flex h-12 cursor-pointer flex-col justify-center rounded-sm px-3 leading-tight hover:bg-sunken aria-disabled:cursor-not-allowed',
        isActive && 'bg-sunken outline-2 -outline-offset-2 outline-accent',
        isChosen && 'text-ink-soft',
      )}
    >
      <span className="truncate text-sm">
        {isChosen && '✓ '}
        {option.name}
      </span>
      <span className="truncate text-xs text-ink-soft tabular-nums">{option.code}</span>
    </div>
  );
});
