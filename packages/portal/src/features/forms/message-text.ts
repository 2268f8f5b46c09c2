import type { Message } from '@surtidor/domain';
import { type Text, translate } from '../../platform/messages/text-context.tsx';

/** Translates a rule's message and the field name inside it. */
export const formatMessage = ({ key, params = {} }: Message, text: Text): string =>
  text(
    key,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? translate(text, value) : value,
      ]),
    ),
  );
