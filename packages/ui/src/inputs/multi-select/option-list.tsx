import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { Check } from '../../icons/icons.ts';
import { type PopoverOptions, usePopover } from '../../overlays/popover/use-popover.ts';
import type { MultiSelectOption } from './multi-select.tsx';
import { getOptionForKey } from './option-for-key.ts';

export interface OptionListProps extends Pick<PopoverOptions, 'side' | 'align'> {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly MultiSelectOption[];
  values: readonly string[];
  onToggle: (value: string) => void;
  onClose: (source: 'keyboard' | 'pointer') => void;
}

const optionClasses = cva(
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-ui-sm px-3 py-2 text-sm hover:bg-ui-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  {
    variants: {
      active: { true: 'bg-ui-sunken outline-2 -outline-offset-2 outline-ui-accent', false: '' },
    },
  },
);

const boxClasses = cva(
  'flex size-5 shrink-0 items-center justify-center rounded-ui-sm border [&_svg]:size-4',
  {
    variants: {
      checked: {
        true: 'border-ui-accent bg-ui-accent text-ui-surface',
        false: 'border-ui-line-strong',
      },
    },
  },
);

/** The open list. It keeps the focus and marks the active option (ARIA practices, listbox). */
export const OptionList = (props: OptionListProps) => {
  const { id, label, anchor, options, values, onToggle, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const [activeIndex, setActiveIndex] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => values.includes(value)),
    ),
  );
  usePopover(list, anchor, {
    side: props.side,
    align: props.align,
    overflow: 'shrink',
    width: 'anchor',
    onOutsideClick: () => onClose('pointer'),
  });
  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  const toggle = (option: MultiSelectOption | undefined) => {
    if (option && !option.disabled) onToggle(option.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose('keyboard');
    const targetIndex = getOptionForKey(
      event,
      activeIndex,
      options.map((option) => option.label),
    );
    if (targetIndex === null && !['Escape', 'Enter', ' '].includes(event.key)) return;
    // Prevents a surrounding dialog or form from handling these keys.
    event.preventDefault();
    event.stopPropagation();
    if (targetIndex !== null) return setActiveIndex(targetIndex);
    if (event.key === 'Escape') return onClose('keyboard');
    toggle(options[activeIndex]);
  };

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={`${id}-${activeIndex}`}
      tabIndex={0}
      popover="manual"
      onKeyDown={handleKeyDown}
      className="fixed m-0 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-ui-md border border-ui-line bg-ui-surface p-1 text-ui-ink outline-none elevate-2"
    >
      {options.map((option, index) => {
        const isSelected = values.includes(option.value);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focused list handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the list, which refers to the active option
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isSelected}
            aria-disabled={option.disabled}
            onClick={() => {
              setActiveIndex(index);
              toggle(option);
            }}
            className={optionClasses({ active: index === activeIndex })}
          >
            <span className={boxClasses({ checked: isSelected })}>
              {isSelected && <Check strokeWidth={3} />}
            </span>
            <span className="min-w-0 wrap-break-word">{option.label}</span>
          </div>
        );
      })}
    </div>
  );
};
