import type { FormErrors } from '@surtidor/domain';
import type * as z from 'zod/mini';
import type { Text } from '../../platform/messages/text-context.tsx';
import { messageText } from './message-text.ts';

/** The fields of a form. */
export type FieldOf<Values> = Extract<keyof Values, string>;

/** A domain rule over a whole form: the message of every field that is wrong. */
export type RulesOf<Values> = (values: Values) => FormErrors<FieldOf<Values>>;

/**
 * What of zod a form's shape is written with; it is fetched after a form was rendered. A shape that needs
 * more of it adds to `validation.ts`.
 */
export type Zod = typeof import('./validation.ts')['zod'];

/** A form's schema, made once zod is there. */
export interface FormSchema<Values> {
  /** Makes the schema: the shape, with the domain's rules as its checks. */
  readonly build: (zod: Zod) => z.ZodMiniType<Values, Values>;
  /** The wrong fields in words, for a browser that could not fetch zod. */
  readonly messages: (values: Values) => readonly (readonly [field: string, message: string])[];
}

/**
 * The schema of a form: its shape, and the domain's rules as the schema's checks. There is no second
 * list of rules: what the domain says of a field is what the form shows at it.
 */
export function rulesSchema<Values extends object>(
  shape: (zod: Zod) => z.ZodMiniType<Values, Values>,
  rules: RulesOf<Values>,
  text: Text,
): FormSchema<Values> {
  const messages = (values: Values) =>
    Object.entries<Parameters<typeof messageText>[0] | undefined>(rules(values)).flatMap(
      ([field, message]) =>
        message === undefined ? [] : [[field, messageText(message, text)] as const],
    );
  return {
    messages,
    build: (zod) =>
      shape(zod).check((context) => {
        for (const [field, message] of messages(context.value)) {
          context.issues.push({ code: 'custom', path: [field], message, input: context.value });
        }
      }),
  };
}
