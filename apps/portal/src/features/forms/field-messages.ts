import type { FieldError } from '@surtidor/ui';
import { type Text, translated } from '../../platform/messages/text-context.tsx';

/** The error message of a field; null without one. */
export function messageOf(errors: object, name: string): string | null {
  const error: unknown = Object.entries(errors).find(([field]) => field === name)?.[1];
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : null;
}

/** Links to the invalid fields, in the order of the fields. */
export const summaryOf = (
  errors: object,
  labels: Readonly<Record<string, string | undefined>>,
  idOf: (name: string) => string,
  text: Text,
): readonly FieldError[] =>
  Object.entries(labels).flatMap(([name, label = name]) =>
    messageOf(errors, name) === null
      ? []
      : [{ fieldId: idOf(name), label: translated(text, label) }],
  );
