import { useId } from 'react';
import type { FieldProps } from '../form-field/index.ts';
import { ChosenChips } from './chosen-chips.tsx';
import type { LargeSelectOption } from './option-index.ts';

export interface ReadOnlyChoiceProps extends Pick<FieldProps, 'label' | 'labelMode' | 'hint'> {
  chosen: readonly LargeSelectOption[];
  className?: string;
}

/** What is chosen, for reading only. */
export const ReadOnlyChoice = (props: ReadOnlyChoiceProps) => {
  const { label, labelMode, hint, chosen, className } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce fields, and there are none
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className={labelMode === 'hidden' ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </p>
      {chosen.length === 0 ? (
        <p className="text-ink-soft">—</p>
      ) : (
        <ChosenChips label={label} chosen={chosen} />
      )}
      {hint && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
    </div>
  );
};
