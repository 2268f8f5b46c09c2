import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { FieldNotes } from '../form-field/form-field.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** The label; may contain a link. */
  label: ReactNode;
  /** `hidden` keeps the label for screen readers only, for a box inside a card. */
  labelMode?: 'shown' | 'hidden';
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Whether some but not all of its items are checked. */
  mixed?: boolean;
  /** Whether it is required; announced to screen readers. */
  required?: boolean;
  /** Help below the label; read with the box. */
  hint?: ReactNode;
  /** The error message; null reserves the space of one line (`FieldProps`). */
  error?: ReactNode;
}

const textClasses = cva('peer-disabled:text-ink-soft', {
  variants: { labelMode: { shown: '', hidden: 'sr-only' } },
});

/** Without `checked` the checkbox is uncontrolled. */
const markState = (box: HTMLInputElement) => {
  box.dataset.state = box.indeterminate ? 'indeterminate' : box.checked ? 'checked' : 'unchecked';
};

/** A checkbox with its label. The browser renders the box in the theme's accent. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    labelMode = 'shown',
    onCheckedChange,
    onChange,
    mixed = false,
    required = false,
    hint,
    error,
    id,
    className,
    ...rest
  },
  ref,
) {
  const generated = useId();
  const boxId = id ?? generated;
  const notes = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(' ');
  // A form library's reset passes `undefined`: the checkbox is then unchecked and stays controlled.
  const isKept = rest.defaultChecked === undefined && (onChange ?? onCheckedChange) !== undefined;
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <label className="flex min-h-6 cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed">
        <input
          ref={(box) => {
            if (box) box.indeterminate = mixed;
            if (typeof ref === 'function') ref(box);
            else if (ref) ref.current = box;
            // Runs after the caller's handler, which may change the checkbox, as form libraries do.
            if (box) markState(box);
          }}
          id={boxId}
          type="checkbox"
          className="peer mt-0.5 size-5 shrink-0 cursor-[inherit] accent-accent"
          aria-describedby={notes || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
            // In controlled mode the caller may reject the change.
            if (rest.checked === undefined) markState(event.target);
          }}
          {...rest}
          {...('checked' in rest && isKept && { checked: rest.checked ?? false })}
        />
        <span className={textClasses({ labelMode })}>{label}</span>
      </label>
      {(hint || error !== undefined) && (
        <div className="flex flex-col gap-1 pl-7">
          <FieldNotes id={boxId} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
});
