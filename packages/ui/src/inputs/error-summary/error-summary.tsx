import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { CircleX } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface FieldError {
  /** The id of the invalid control. */
  fieldId: string;
  /** The label of the field. The error message is shown next to the field. */
  label: string;
}

export interface ErrorSummaryProps extends RootProps {
  /** The invalid fields, in their order on the page. Nothing is rendered if the list is empty. */
  errors: ReadonlyArray<FieldError>;
  /** The title; 'Revise n datos antes de continuar' by default. */
  title?: string;
}

/** Links to the invalid fields of a form. Focus it through its `ref` after a failed submit. */
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
      className={cn('flex gap-3 rounded-ui-lg bg-ui-danger-soft px-4 py-3 text-sm', className)}
    >
      <CircleX className="mt-0.5 size-5 shrink-0 text-ui-danger-ink" />
      <div className="min-w-0">
        <p className="font-bold">{title ?? errorsTitle(errors.length)}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {errors.map(({ fieldId, label }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="inline-flex min-h-6 items-center text-ui-danger-ink underline underline-offset-2"
                onClick={(event) => {
                  // Does not change the URL, because the router would handle the fragment.
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
