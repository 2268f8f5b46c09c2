import type { FormErrors, Validator } from './types.ts';

/** Combines validators into one that returns the first error. */
export const combineValidators =
  <T>(...rules: readonly Validator<T>[]): Validator<T> =>
  (value) => {
    for (const rule of rules) {
      const error = rule(value);
      if (error !== null) return error;
    }
    return null;
  };

/** Validation rules of a form, by field; each receives the complete form. */
export type FormRules<Form, Field extends string> = Readonly<Record<Field, Validator<Form>>>;

/** Returns the errors of a form by field; empty if valid. */
export const getFormErrors = <Form, Field extends string>(
  rules: FormRules<Form, Field>,
  form: Form,
): FormErrors<Field> => {
  const errors: Partial<Record<Field, ReturnType<Validator<Form>>>> = {};
  for (const field in rules) {
    const error = rules[field](form);
    if (error !== null) errors[field] = error;
  }
  // The object contains no null values, only errors.
  return errors as FormErrors<Field>;
};

/** Whether there are no errors. Otherwise the save button is disabled (spec 5). */
export const isValid = (errors: FormErrors<string>): boolean => Object.keys(errors).length === 0;
