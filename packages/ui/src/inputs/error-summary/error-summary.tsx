import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { CircleX } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface FieldError {
  /** The id of the control that is wrong. */
  fieldId: string;
  /** The field's name; what is wrong with it stands at the field. */
  label: string;
}

export interface ErrorSummaryProps extends RootProps {
  /** The fields that are wrong, in their order. Nothing is rendered when the list is empty. */
  errors: ReadonlyArray<FieldError>;
  /** Replaces 'Revise n datos antes de continuar'. */
  title?: string;
}

/** Links to the fields of a form that are wrong. Takes the focus after a failed submit, by its `ref`. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { errors, title, className, ...rest },
  ref,
) {
  const { errorsTitle } = useKitMessages();
  if (errors.length === 0) return null;
  return (
    <div
      {...rest}
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={cn('flex gap-3 rounded-lg bg-danger-soft px-4 py-3 text-sm', className)}
    >
      <CircleX className="mt-0.5 size-5 shrink-0 text-danger-ink" />
      <div className="min-w-0">
        <p className="font-bold">{title ?? errorsTitle(errors.length)}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {errors.map(({ fieldId, label }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="inline-flex min-h-6 items-center text-danger-ink underline underline-offset-2"
                onClick={(event) => {
                  // The address bar keeps its path: the router would read the fragment.
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
