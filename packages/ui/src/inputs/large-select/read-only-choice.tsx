import { useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { labelClasses } from '../form-field/control-classes.ts';
import { FieldNotes, type FieldProps } from '../form-field/form-field.tsx';
import type { LargeSelectOption } from './option-index.ts';
import { SelectedTags } from './selected-tags.tsx';

export interface ReadOnlyChoiceProps
  extends Pick<FieldProps, 'label' | 'labelMode' | 'hint' | 'error'> {
  /** Where an error summary leads to; one is made when none is given. */
  id?: string;
  selected: readonly LargeSelectOption[];
  className?: string;
}

/** What is selected, for reading only. */
export const ReadOnlyChoice = (props: ReadOnlyChoiceProps) => {
  const { label, labelMode, hint, error, selected, className } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce fields, and there are none
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={notes || undefined}
      className={cn('flex min-w-0 flex-col gap-1 rounded-sm', className)}
    >
      <p id={`${id}-label`} className={labelClasses({ labelMode })}>
        {label}
      </p>
      {selected.length === 0 ? (
        <p className="text-ink-soft">—</p>
      ) : (
        <SelectedTags label={label} selected={selected} />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
};
