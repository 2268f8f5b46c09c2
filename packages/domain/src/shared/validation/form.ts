import type { FormErrors, Validator } from './types.ts';

/** Several rules over one value: the first that objects speaks. */
export const combineValidators =
  <T>(...rules: readonly Validator<T>[]): Validator<T> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem !== null) return problem;
    }
    return null;
  };

/** The rules of a form: one for each field, each seeing the whole form. */
export type FormRules<Form, Field extends string> = Readonly<Record<Field, Validator<Form>>>;

/** The problem of every field that has one; empty when the form may be saved. */
export const formErrors = <Form, Field extends string>(
  rules: FormRules<Form, Field>,
  form: Form,
): FormErrors<Field> => {
  const errors: Partial<Record<Field, ReturnType<Validator<Form>>>> = {};
  for (const field in rules) {
    const problem = rules[field](form);
    if (problem !== null) errors[field] = problem;
  }
  // Only problems were put in, never null.
  return errors as FormErrors<Field>;
};

/** Whether nothing is wrong: Save is disabled while this is false (spec 5). */
export const isValid = (errors: FormErrors<string>): boolean => Object.keys(errors).length === 0;
