import type { FormErrors } from '@surtidor/domain';
import type * as z from 'zod/mini';
import type { Text } from '../../platform/messages/text-context.tsx';
import { messageText } from './message-text.ts';

/** The fields of a form. */
export type FieldOf<Values> = Extract<keyof Values, string>;

/** A domain rule over a whole form: the message of every field that is wrong. */
export type RulesOf<Values> = (values: Values) => FormErrors<FieldOf<Values>>;

/** The schema of a form's values. */
export type FormSchema<Values> = z.ZodMiniType<Values, Values>;

/**
 * The schema of a form: its shape, and the domain's rules as the schema's checks. There is no second
 * list of rules: what the domain says of a field is what the form shows at it.
 */
export const rulesSchema = <Values extends object>(
  shape: FormSchema<Values>,
  rules: RulesOf<Values>,
  text: Text,
): FormSchema<Values> =>
  shape.check(({ value, issues }) => {
    const messages = Object.entries<Parameters<typeof messageText>[0] | undefined>(rules(value));
    for (const [field, message] of messages) {
      if (message === undefined) continue;
      issues.push({
        code: 'custom',
        path: [field],
        message: messageText(message, text),
        input: value,
      });
    }
  });
