import type { FormErrors } from '@surtidor/domain';
import type * as z from 'zod/mini';
import type { Text } from '../../platform/messages/text-context.tsx';
import { messageText } from './message-text.ts';

/** The fields of a form. */
export type FieldOf<Values> = Extract<keyof Values, string>;

/** A domain rule over a whole form: the message of every field that is wrong. */
export type RulesOf<Values> = (values: Values) => FormErrors<FieldOf<Values>>;

/**
 * The schema of a form: its shape, and the domain's rules as the schema's checks. There is no second
 * list of rules: what the domain says of a field is what the form shows at it.
 */
export const rulesSchema = <Values extends object>(
  shape: z.ZodMiniType<Values, Values>,
  rules: RulesOf<Values>,
  text: Text,
): z.ZodMiniType<Values, Values> =>
  shape.check((context) => {
    for (const [field, message] of Object.entries<Parameters<typeof messageText>[0] | undefined>(
      rules(context.value),
    )) {
      if (message === undefined) continue;
      context.issues.push({
        code: 'custom',
        path: [field],
        message: messageText(message, text),
        input: context.value,
      });
    }
  });
