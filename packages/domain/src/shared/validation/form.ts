import type { FormErrors, Validator } from './types.ts';

/** Combines rules over one value: the first error wins. */
export const combineValidators =
  <T>(...rules: readonly Validator<T>[]): Validator<T> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem !== null) return problem;
    }
    return null;
  };

/** Validation rules of a form, by field; each receives the whole form. */
export type FormRules<Form, Field extends string> = Readonly<Record<Field, Validator<Form>>>;

/** The errors of a form by field; empty if valid. */
export const formErrors = <Form, Field extends string>(
  rules: FormRules<Form, Field>,
  form: Form,
): FormErrors<Field> => {
  const errors: Partial<Record<Field, ReturnType<Validator<Form>>>> = {};
  for (const field in rules) {
    const problem = rules[field](form);
    if (problem !== null) errors[field] = problem;
  }
  // Only errors are added, never null.
  return errors as FormErrors<Field>;
};

/** Whether there are no errors. Save is disabled otherwise (spec 5). */
export const isValid = (errors: FormErrors<string>): boolean => Object.keys(errors).length === 0;
