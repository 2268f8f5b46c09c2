import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import { Search, X } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import { FieldNotes } from '../form-field/form-field.tsx';
import { controlClasses, type FieldProps, type FormControlProps } from '../form-field/index.ts';

export interface SearchBoxProps
  extends RootProps,
    FormControlProps,
    Pick<FieldProps, 'hint' | 'error' | 'required'> {
  /** The accessible name and the placeholder: what is searched. */
  label: string;
  /** The search text (controlled). A new value replaces the typed text. */
  value?: string;
  /** The initial search text (uncontrolled). */
  defaultValue?: string;
  /** Called with the trimmed text when typing pauses, and immediately on Enter or when cleared. */
  onValueChange?: (searchText: string) => void;
  /** The debounce delay in milliseconds (spec 9: 1000). */
  delayMs?: number;
}

/** A search field that searches when typing pauses (spec 5). */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  {
    label,
    value: controlledValue,
    defaultValue = '',
    onValueChange,
    delayMs = 1000,
    id: idProp,
    name,
    form,
    autoFocus,
    disabled,
    required,
    hint,
    error,
    onBlur,
    onChange: _onChange,
    className,
    ...rest
  },
  ref,
) {
  const { clear } = useKitMessages();
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const value = controlledValue ?? defaultValue;
  const [searchText, setSearchText] = useState(value);
  const lastEmittedText = useRef(value);
  const field = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(field, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The delayed search must call the latest handler.
  const callOnValueChange = useEventCallback((text: string) => onValueChange?.(text));

  useEffect(() => {
    if (value === lastEmittedText.current) return;
    clearTimeout(timer.current);
    lastEmittedText.current = value;
    setSearchText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const emit = (text: string) => {
    clearTimeout(timer.current);
    const trimmedText = text.trim();
    if (trimmedText === lastEmittedText.current) return;
    lastEmittedText.current = trimmedText;
    callOnValueChange(trimmedText);
  };
  const changeText = (text: string, debounceMs: number) => {
    setSearchText(text);
    clearTimeout(timer.current);
    if (debounceMs === 0) emit(text);
    else timer.current = setTimeout(() => emit(text), debounceMs);
  };

  return (
    <search
      {...rest}
      onBlur={createFieldBlurHandler(onBlur)}
      className={cn('flex min-w-0 flex-col gap-1 print:hidden', className)}
    >
      <span className="relative flex">
        <Search className="pointer-events-none absolute top-1/2 left-3 -mt-2.5 size-5 text-ui-ink-soft" />
        <input
          ref={composedRef}
          type="search"
          {...{ id, name, form, autoFocus, required }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={searchText}
          disabled={disabled}
          className={cn(controlClasses, 'pr-11 pl-11 text-ellipsis placeholder-shown:pr-3')}
          onChange={(event) => changeText(event.target.value, delayMs)}
          onKeyDown={(event) => {
            // During IME composition, the input method handles Enter.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            emit(searchText);
          }}
        />
        {searchText !== '' && (
          <span className="absolute inset-y-0 right-0.5 flex items-center">
            <IconButton
              label={clear}
              disabled={disabled}
              onClick={() => {
                changeText('', 0);
                // The clear button disappears with the text, so the focus moves to the field.
                field.current?.focus();
              }}
            >
              <X />
            </IconButton>
          </span>
        )}
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
    </search>
  );
});
