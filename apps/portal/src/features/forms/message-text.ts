import type { Message } from '@surtidor/domain';
import { type Text, translated } from '../../platform/messages/text-context.tsx';

/** A rule's message in the language in force; the name of a field inside it is put into words too. */
export const messageText = ({ key, params = {} }: Message, text: Text): string =>
  text(
    key,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? translated(text, value) : value,
      ]),
    ),
  );
