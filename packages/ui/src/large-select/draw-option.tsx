import type { LargeSelectOption } from './option-index.ts';

export interface DrawnOption {
  id: string;
  option: LargeSelectOption;
  place: number;
  count: number;
  /** Whether the keys are at this option. */
  isActive: boolean;
  /** What is chosen cannot be chosen again. */
  isChosen: boolean;
}

const look =
  'flex h-12 cursor-pointer flex-col justify-center rounded-sm px-3 leading-tight hover:bg-sunken aria-disabled:cursor-not-allowed';
const active = 'bg-sunken outline-2 -outline-offset-2 outline-accent';

/** By whether it is active, then by whether it is chosen. */
const looks = {
  true: { true: `${look} ${active} text-ink-soft`, false: `${look} ${active}` },
  false: { true: `${look} text-ink-soft`, false: look },
} as const;

/**
 * One option: its name above its code. The list hears the press. No component of its own, since
 * the list opens with ten of them and every keystroke draws them all.
 */
export const drawOption = ({ id, option, place, count, isActive, isChosen }: DrawnOption) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the option in hand
  <div
    key={place}
    id={id}
    role="option"
    data-place={place}
    aria-selected={isChosen}
    aria-disabled={isChosen || undefined}
    aria-setsize={count}
    aria-posinset={place + 1}
    title={option.name}
    className={looks[`${isActive}`][`${isChosen}`]}
  >
    <span className="truncate text-sm">{isChosen ? `✓ ${option.name}` : option.name}</span>
    <span className="truncate text-xs text-ink-soft tabular-nums">{option.code}</span>
  </div>
);
