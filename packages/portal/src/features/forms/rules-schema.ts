import type { FormErrors } from '@surtidor/domain';
import type * as z from 'zod/mini';
import type { Text } from '../../platform/messages/text-context.tsx';
import { formatMessage } from './message-text.ts';

/** The fields of a form. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** A domain rule for an entire form. Returns the messages of the invalid fields. */
export type FormRules<Values> = (values: Values) => FormErrors<FieldName<Values>>;

/** The schema of a form's values. */
export type FormSchema<Values> = z.ZodMiniType<Values, Values>;

/** Creates the schema of a form: its shape, with the domain's rules as checks. All rules are defined in the domain. */
export const createRulesSchema = <Values extends object>(
  shape: FormSchema<Values>,
  rules: FormRules<Values>,
  text: Text,
): FormSchema<Values> =>
  shape.check(({ value, issues }) => {
    const messages = Object.entries<Parameters<typeof formatMessage>[0] | undefined>(rules(value));
    for (const [field, message] of messages) {
      if (message === undefined) continue;
      issues.push({
        code: 'custom',
        path: [field],
        message: formatMessage(message, text),
        input: value,
      });
    }
  });
