import { cva } from '../../foundations/cn/merged-variants.ts';
import type { LargeSelectOption } from './option-index.ts';

export interface RenderOptionProps {
  id: string;
  option: LargeSelectOption;
  position: number;
  count: number;
  /** Whether this is the active option. */
  isActive: boolean;
  /** Whether this option is selected; it then cannot be selected again. */
  isSelected: boolean;
}

/**
 * The check mark is drawn with two borders, to avoid a font lookup on every selection. All options reserve
 * space for it, so the labels are aligned.
 */
const optionClasses = cva(
  'h-12 relative cursor-pointer truncate rounded-ui-sm pr-3 pl-8 pt-2 text-sm leading-tight hover:bg-ui-sunken aria-disabled:cursor-not-allowed',
  {
    variants: {
      active: { true: 'bg-ui-sunken outline-2 -outline-offset-2 outline-ui-accent', false: '' },
      selected: {
        true: "text-ui-ink-soft before:absolute before:top-3 before:left-3.5 before:h-2.5 before:w-1.5 before:rotate-45 before:border-r-2 before:border-b-2 before:content-['']",
        false: '',
      },
    },
  },
);

/**
 * Renders one option: its label above its value. The list handles clicks. It is not a component and has only
 * two elements, because every keystroke renders all visible options.
 */
export const renderOption = ({
  id,
  option,
  position,
  count,
  isActive,
  isSelected,
}: RenderOptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which refers to the active option
  <div
    key={position}
    id={id}
    role="option"
    aria-selected={isSelected}
    aria-disabled={isSelected || undefined}
    aria-setsize={count}
    aria-posinset={position + 1}
    title={option.label}
    className={optionClasses({ active: isActive, selected: isSelected })}
  >
    <span translate="no">{option.label}</span>
    <span translate="no" className="block truncate text-xs text-ui-ink-soft tabular-nums">
      {option.value}
    </span>
  </div>
);
