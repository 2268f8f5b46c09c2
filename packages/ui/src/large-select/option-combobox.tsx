import { clsx } from 'clsx';
import { forwardRef, useId, useMemo, useRef } from 'react';
import { controlClasses, type FieldProps, FormField } from '../form-field/index.ts';
import { useChoiceMessages } from '../messages/index.ts';
import { ComboboxEnd } from './combobox-end.tsx';
import { keysOf } from './combobox-keys.ts';
import type { LargeSelectOption, OptionIndex } from './option-index.ts';
import { OptionRows } from './option-rows.tsx';
import { windowOf } from './row-window.ts';
import { useOptionList } from './use-option-list.ts';

export interface OptionComboboxProps extends FieldProps {
  id?: string;
  options: readonly LargeSelectOption[];
  index: OptionIndex;
  chosen: readonly LargeSelectOption[];
  isMultiple: boolean;
  placeholder?: string;
  disabled?: boolean;
  onPick: (code: string) => void;
  onRemove: (code: string) => void;
}

const textOf = (option: LargeSelectOption | undefined) =>
  option === undefined ? '' : [option.code, option.name].filter(Boolean).join(' · ');

/** The text field that searches, and its list. */
export const OptionCombobox = forwardRef<HTMLInputElement, OptionComboboxProps>(
  function OptionCombobox(props, ref) {
    const { options, index, chosen, isMultiple, placeholder, disabled, onPick, onRemove } = props;
    const { label, labelMode, hint, error, optional } = props;
    const { searchCodeOrName, noMatches, optionCount } = useChoiceMessages();
    const made = useId();
    const id = props.id ?? made;
    const box = useRef<HTMLSpanElement>(null);
    const chosenCodes = useMemo(() => new Set(chosen.map(({ code }) => code)), [chosen]);
    const list = useOptionList(options, index, chosenCodes);
    const single = isMultiple ? undefined : chosen[0];

    const focusField = () => box.current?.querySelector('input')?.focus();
    const pick = (place: number) => {
      const option = list.optionAt(place);
      if (option === undefined || chosenCodes.has(option.code)) return;
      onPick(option.code);
      if (isMultiple) list.pointAt(place);
      else list.close();
    };
    const onKeyDown = keysOf(list, pick);
    const { from, to } = windowOf(list.first, list.count);
    const isNamed = list.isOpen && list.active >= from && list.active < to;
    return (
      <FormField {...{ label, labelMode, hint, error, optional, id }}>
        {(control) => (
          <span ref={box} className="relative flex">
            <input
              ref={ref}
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={list.isOpen && list.count > 0}
              aria-controls={list.isOpen && list.count > 0 ? `${id}-list` : undefined}
              aria-activedescendant={isNamed ? `${id}-list-${list.active}` : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={disabled}
              placeholder={placeholder ?? searchCodeOrName}
              value={list.words ?? textOf(single)}
              className={clsx(controlClasses, single ? 'pr-22' : 'pr-12')}
              onChange={(event) => list.type(event.target.value)}
              onClick={list.open}
              onFocus={(event) => event.target.select()}
              onBlur={list.close}
              onKeyDown={onKeyDown}
            />
            <ComboboxEnd
              label={label}
              disabled={disabled}
              onClear={
                single && !disabled
                  ? () => {
                      focusField();
                      onRemove(single.code);
                    }
                  : undefined
              }
              onToggle={() => {
                if (list.isOpen) return list.close();
                focusField();
                list.open();
              }}
            />
            <span role="status" className="sr-only">
              {list.words !== null &&
                (list.count === 0 ? noMatches : optionCount(String(list.count)))}
            </span>
            {list.isOpen && (
              <OptionRows
                id={`${id}-list`}
                anchor={box}
                chosen={chosenCodes}
                {...{ label, options, isMultiple, noMatches }}
                matches={list.matches}
                active={list.active}
                first={list.first}
                onScrollTo={list.scrollTo}
                onPick={pick}
                onLeave={list.close}
              />
            )}
          </span>
        )}
      </FormField>
    );
  },
);
