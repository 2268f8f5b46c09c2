import type { FieldValues, Resolver } from 'react-hook-form';
import type { FormSchema } from './rules-schema.ts';

type Validation = typeof import('./validation.ts');

let fetching: Promise<Validation | null> | null = null;

/** zod with its resolver; null where they cannot be fetched, and then asked for again next time. */
function loadValidation(): Promise<Validation | null> {
  fetching ??= import('./validation.ts').catch(() => {
    fetching = null;
    return null;
  });
  return fetching;
}

/** Without zod the domain's rules decide alone: the shape holds by the fields' own types. */
const byRules =
  <Values extends FieldValues>({ messages }: FormSchema<Values>): Resolver<Values> =>
  (values) => {
    const wrong = messages(values);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      wrong.map(([field, message]) => [field, { type: 'custom', message }]),
    );
    // The errors are keyed by fields of the form, which the library's type cannot follow.
    return { values: {}, errors: errors as never };
  };

/**
 * Checks a form by its schema. zod is asked for with the form's first check, which follows its first
 * rendering: no page waits for it.
 */
export function formResolver<Values extends FieldValues>(
  schema: FormSchema<Values>,
): Resolver<Values> {
  let resolver: Resolver<Values> | null = null;
  return async (values, context, options) => {
    const validation = resolver === null ? await loadValidation() : null;
    if (validation !== null) resolver = validation.zodResolver(schema.build(validation.zod));
    return (resolver ?? byRules(schema))(values, context, options);
  };
}
