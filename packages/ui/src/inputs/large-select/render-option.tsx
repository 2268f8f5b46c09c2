import { cva } from '../../foundations/cn/merged-variants.ts';
import type { LargeSelectOption } from './option-index.ts';

export interface RenderedOption {
  id: string;
  option: LargeSelectOption;
  place: number;
  count: number;
  /** Whether the keys are at this option. */
  isActive: boolean;
  /** What is selected cannot be selected again. */
  isSelected: boolean;
}

/** The tick is rendered with two edges: a font without the letter would be looked for at each pick. Its column is there for all, so that the names stand in one line. */
const optionClasses = cva(
  'h-12 relative cursor-pointer truncate rounded-sm pr-3 pl-8 pt-2 text-sm leading-tight hover:bg-sunken aria-disabled:cursor-not-allowed',
  {
    variants: {
      active: { true: 'bg-sunken outline-2 -outline-offset-2 outline-accent', false: '' },
      selected: {
        true: "text-ink-soft before:absolute before:top-3 before:left-3.5 before:h-2.5 before:w-1.5 before:rotate-45 before:border-r-2 before:border-b-2 before:content-['']",
        false: '',
      },
    },
  },
);

/**
 * One option: its name above its code. The list hears the press. No component of its own, and two
 * elements, since the list opens with ten of them and every keystroke renders them all.
 */
export const renderOption = ({
  id,
  option,
  place,
  count,
  isActive,
  isSelected,
}: RenderedOption) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the option in hand
  <div
    key={place}
    id={id}
    role="option"
    aria-selected={isSelected}
    aria-disabled={isSelected || undefined}
    aria-setsize={count}
    aria-posinset={place + 1}
    title={option.label}
    className={optionClasses({ active: isActive, selected: isSelected })}
  >
    {option.label}
    <span className="block truncate text-xs text-ink-soft tabular-nums">{option.value}</span>
  </div>
);
