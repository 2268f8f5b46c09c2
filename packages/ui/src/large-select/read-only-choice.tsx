import { clsx } from 'clsx';
import { useId } from 'react';
import { labelClasses } from '../form-field/control-classes.ts';
import { FieldNotes, type FieldProps } from '../form-field/index.ts';
import type { LargeSelectOption } from './option-index.ts';
import { SelectedTags } from './selected-tags.tsx';

export interface ReadOnlyChoiceProps
  extends Pick<FieldProps, 'label' | 'labelMode' | 'hint' | 'error'> {
  /** Where an error summary leads to; one is made when none is given. */
  id?: string;
  chosen: readonly LargeSelectOption[];
  className?: string;
}

/** What is chosen, for reading only. */
export const ReadOnlyChoice = (props: ReadOnlyChoiceProps) => {
  const { label, labelMode, hint, error, chosen, className } = props;
  const made = useId();
  const id = props.id ?? made;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce fields, and there are none
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={notes || undefined}
      className={clsx('flex min-w-0 flex-col gap-1 rounded-sm', className)}
    >
      <p id={`${id}-label`} className={labelClasses({ labelMode })}>
        {label}
      </p>
      {chosen.length === 0 ? (
        <p className="text-ink-soft">—</p>
      ) : (
        <SelectedTags label={label} chosen={chosen} />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
};
