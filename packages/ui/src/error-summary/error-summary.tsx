import { clsx } from 'clsx';
import { forwardRef } from 'react';
import type { RootProps } from '../hooks/root-props.ts';
import { CircleX } from '../icons/icons.ts';
import { useKitMessages } from '../messages/index.ts';

export interface FieldError {
  /** The id of the control that is wrong. */
  fieldId: string;
  /** What is wrong and how to put it right, as it stands at the field. */
  message: string;
}

export interface ErrorSummaryProps extends RootProps {
  /** What is wrong, in the order of the fields. Nothing is rendered when the list is empty. */
  errors: ReadonlyArray<FieldError>;
  /** Replaces 'Revise n datos antes de continuar'. */
  title?: string;
}

/** What is wrong in a form, each line leading to its field. Focus it after a failed submit. */
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
      className={clsx('flex gap-3 rounded-lg bg-danger-soft px-4 py-3 text-sm', className)}
    >
      <CircleX className="mt-0.5 size-5 shrink-0 text-danger-ink" />
      <div className="min-w-0">
        <p className="font-bold">{title ?? errorsTitle(errors.length)}</p>
        <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-4">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="text-danger-ink underline underline-offset-2"
                onClick={(event) => {
                  // The address bar keeps its path: the router would read the fragment.
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
