import { forwardRef, useEffect, useMemo, useRef, useState } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import { useChoiceMessages, useListMessages } from '../../messages/index.ts';
import type { PopoverOptions } from '../../overlays/popover/use-popover.ts';
import { type ControlProps, controlClasses } from '../form-field/index.ts';
import { ComboboxButtons } from './combobox-buttons.tsx';
import { createKeyHandler } from './combobox-keys.ts';
import type { LargeSelectOption, OptionIndex } from './option-index.ts';
import { OptionRows } from './option-rows.tsx';
import { type ListOpenProps, useOptionList } from './use-option-list.ts';
import { getRowWindow } from './virtual-window.ts';

export interface ComboboxControlProps extends ListOpenProps {
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
  /** Called with the typed text; empty once the list has closed. */
  onType?: (query: string) => void;
  /**
   * `loading` while options are being fetched.
   * @default 'ready'
   */
  state?: 'ready' | 'loading';
  onSelect: (value: string) => void;
  onRemove: (value: string) => void;
}

const getOptionText = (option: LargeSelectOption | undefined) =>
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
    const { control, label, options, index, selected, isMultiple, onSelect, onRemove } = props;
    const { id } = control;
    const { choiceRemoved, searchCodeOrName, noMatches, optionCount } = useChoiceMessages();
    const { commandsLoading } = useListMessages();
    const noOptions = props.state === 'loading' ? commandsLoading : noMatches;
    const boxRef = useRef<HTMLSpanElement>(null);
    const selectedValues = useMemo(() => new Set(selected.map(({ value }) => value)), [selected]);
    const list = useOptionList(options, index, selectedValues, props);
    const { searchText } = list;
    const handleType = useEventCallback((query: string) => props.onType?.(query));
    useEffect(() => handleType(searchText ?? ''), [handleType, searchText]);
    const singleOption = isMultiple ? undefined : selected[0];
    const listId = `${id}-list`;

    const focusField = () => boxRef.current?.querySelector('input')?.focus();
    const selectOption = (position: number) => {
      const option = list.getOption(position);
      if (option === undefined || selectedValues.has(option.value)) return;
      onSelect(option.value);
      if (isMultiple) list.activate(position);
      else list.close();
    };
    const handleClear = () => {
      focusField();
      if (singleOption) onRemove(singleOption.value);
    };
    const lastOption = isMultiple ? selected.at(-1) : undefined;
    const [removalMessage, setRemovalMessage] = useState('');
    const removeLast = () => {
      if (lastOption === undefined) return;
      onRemove(lastOption.value);
      setRemovalMessage(choiceRemoved(getOptionText(lastOption)));
    };
    const clearField = () => {
      list.close();
      if (singleOption) onRemove(singleOption.value);
    };
    const displayedText = list.searchText ?? getOptionText(singleOption);
    const handleToggle = () => {
      if (list.isOpen) return list.close();
      focusField();
      list.open();
    };
    const { from, to } = getRowWindow(list.firstVisible, list.count);
    const isActiveRendered = list.isOpen && list.activeIndex >= from && list.activeIndex < to;
    const isListVisible = list.isOpen && list.count > 0;
    return (
      <>
        <span ref={boxRef} className="relative flex">
          <input
            ref={ref}
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListVisible}
            aria-controls={isListVisible ? listId : undefined}
            aria-activedescendant={isActiveRendered ? `${listId}-${list.activeIndex}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={props.disabled}
            {...{ form: props.form, autoFocus: props.autoFocus }}
            data-state={isListVisible ? 'open' : 'closed'}
            placeholder={props.placeholder ?? searchCodeOrName}
            value={displayedText}
            className={inputClasses({ buttons: singleOption ? 'two' : 'one' })}
            onChange={(event) => {
              setRemovalMessage('');
              list.search(event.target.value);
            }}
            onClick={list.open}
            onFocus={({ target }) => {
              if (!list.isOpen && target.value !== '') target.select();
            }}
            // If the window loses focus, the field stays the active element and keeps its text.
            onBlur={({ target }) => target !== document.activeElement && list.close()}
            onKeyDown={createKeyHandler(list, {
              selectOption,
              clear: displayedText === '' ? undefined : clearField,
              removeLast: displayedText === '' && lastOption ? removeLast : undefined,
            })}
          />
          <ComboboxButtons
            label={label}
            disabled={props.disabled}
            onClear={singleOption && !props.disabled ? handleClear : undefined}
            onToggle={handleToggle}
          />
          <span role="status" className="sr-only">
            {list.isOpen && list.searchText !== null
              ? list.count === 0
                ? noOptions
                : optionCount(String(list.count))
              : removalMessage}
          </span>
        </span>
        {list.isOpen && (
          <OptionRows
            id={listId}
            anchor={boxRef}
            side={props.side}
            align={props.align}
            selected={selectedValues}
            {...{ label, options, isMultiple }}
            noMatches={noOptions}
            matches={list.matches}
            activeIndex={list.activeIndex}
            scrollTarget={list.scrollTarget}
            firstVisible={list.firstVisible}
            onScrollTo={list.scrollTo}
            onSelect={selectOption}
            onOutsideClick={list.close}
          />
        )}
      </>
    );
  },
);
