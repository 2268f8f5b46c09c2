import type { Failure } from '@surtidor/domain';
import { type Text, translated } from '../messages/text-context.tsx';

/**
 * A failure in words: the server's own where spec 8 shows it, in the portal's language when the
 * catalogue knows it, as it came when not.
 */
export const failureText = ({ serverText, message }: Failure, text: Text): string =>
  serverText === undefined ? text(message.key, message.params) : translated(text, serverText);
