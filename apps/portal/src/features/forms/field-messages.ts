import type { FieldError } from '@surtidor/ui';

/** The message of a field among react-hook-form's errors. */
export function messageOf(errors: object, name: string): string | undefined {
  const error: unknown = Object.entries(errors).find(([field]) => field === name)?.[1];
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : undefined;
}

/** What is wrong, in the order of the fields, each line leading to its control. */
export const summaryOf = (
  errors: object,
  fields: readonly string[],
  idOf: (name: string) => string,
): readonly FieldError[] =>
  fields.flatMap((name) => {
    const message = messageOf(errors, name);
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
