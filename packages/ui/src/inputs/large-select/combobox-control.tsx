import { forwardRef, useCallback, useMemo, useRef, useState } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import { useChoiceMessages } from '../../messages/index.ts';
import type { PopoverOptions } from '../../overlays/popover/use-popover.ts';
import { type ControlProps, controlClasses } from '../form-field/index.ts';
import { ComboboxEnd } from './combobox-end.tsx';
import { getKeys } from './combobox-keys.ts';
import type { LargeSelectOption, OptionIndex } from './option-index.ts';
import { OptionRows } from './option-rows.tsx';
import { type ListOpening, useOptionList } from './use-option-list.ts';
import { getWindow } from './virtual-window.ts';

export interface ComboboxControlProps extends ListOpening {
  /** The ids that connect the text field to its label, hint and error. */
  control: ControlProps;
  label: string;
  options: readonly LargeSelectOption[];
  index: OptionIndex;
  selected: readonly LargeSelectOption[];
  isMultiple: boolean;
  placeholder?: string;
  disabled?: boolean;
  form?: string;
  autoFocus?: boolean;
  side?: PopoverOptions['side'];
  align?: PopoverOptions['align'];
  onPick: (value: string) => void;
  onRemove: (value: string) => void;
}

const getText = (option: LargeSelectOption | undefined) =>
  option === undefined ? '' : [option.value, option.label].filter(Boolean).join(' · ');

/** Reserves space at the end for the chevron and, in a single selection, the clear button. */
const inputClasses = cva(controlClasses, {
  variants: { buttons: { one: 'pr-12', two: 'pr-22' } },
});

/**
 * The search field and its list. A separate component, so opening the list does not render the label and notes
 * again.
 */
export const ComboboxControl = forwardRef<HTMLInputElement, ComboboxControlProps>(
  function ComboboxControl(props, ref) {
    const { control, label, options, index, selected, isMultiple, onPick, onRemove } = props;
    const { id } = control;
    const { choiceRemoved, searchCodeOrName, noMatches, optionCount } = useChoiceMessages();
    const box = useRef<HTMLSpanElement>(null);
    const selectedCodes = useMemo(() => new Set(selected.map(({ value }) => value)), [selected]);
    const list = useOptionList(options, index, selectedCodes, props);
    const single = isMultiple ? undefined : selected[0];
    const listId = `${id}-list`;

    const focusField = useCallback(() => box.current?.querySelector('input')?.focus(), []);
    const pick = (place: number) => {
      const option = list.optionAt(place);
      if (option === undefined || selectedCodes.has(option.value)) return;
      onPick(option.value);
      if (isMultiple) list.pointAt(place);
      else list.close();
    };
    const clear = useEventCallback(() => {
      focusField();
      if (single) onRemove(single.value);
    });
    const last = isMultiple ? selected.at(-1) : undefined;
    const [removed, setRemoved] = useState('');
    const removeLast = () => {
      if (last === undefined) return;
      onRemove(last.value);
      setRemoved(choiceRemoved(getText(last)));
    };
    const empty = () => {
      list.close();
      if (single) onRemove(single.value);
    };
    const shown = list.typed ?? getText(single);
    const toggle = useEventCallback(() => {
      if (list.isOpen) return list.close();
      focusField();
      list.open();
    });
    const { from, to } = getWindow(list.first, list.count);
    const isNamed = list.isOpen && list.active >= from && list.active < to;
    const isListed = list.isOpen && list.count > 0;
    return (
      <>
        <span ref={box} className="relative flex">
          <input
            ref={ref}
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={isNamed ? `${listId}-${list.active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={props.disabled}
            {...{ form: props.form, autoFocus: props.autoFocus }}
            data-state={isListed ? 'open' : 'closed'}
            placeholder={props.placeholder ?? searchCodeOrName}
            value={shown}
            className={inputClasses({ buttons: single ? 'two' : 'one' })}
            onChange={(event) => {
              setRemoved('');
              list.type(event.target.value);
            }}
            onClick={list.open}
            onFocus={({ target }) => {
              if (!list.isOpen && target.value !== '') target.select();
            }}
            // If the window loses focus, the field stays the active element and keeps its text.
            onBlur={({ target }) => target !== document.activeElement && list.close()}
            onKeyDown={getKeys(list, {
              pick,
              clear: shown === '' ? undefined : empty,
              removeLast: shown === '' && last ? removeLast : undefined,
            })}
          />
          <ComboboxEnd
            label={label}
            disabled={props.disabled}
            onClear={single && !props.disabled ? clear : undefined}
            onToggle={toggle}
          />
          <span role="status" className="sr-only">
            {list.isOpen && list.typed !== null
              ? list.count === 0
                ? noMatches
                : optionCount(String(list.count))
              : removed}
          </span>
        </span>
        {list.isOpen && (
          <OptionRows
            id={listId}
            anchor={box}
            side={props.side}
            align={props.align}
            selected={selectedCodes}
            {...{ label, options, isMultiple, noMatches }}
            matches={list.matches}
            active={list.active}
            followed={list.followed}
            first={list.first}
            onScrollTo={list.scrollTo}
            onPick={pick}
            onLeave={list.close}
          />
        )}
      </>
    );
  },
);
