import type { Failure } from '@surtidor/domain';
import type { Text } from '../messages/text-context.tsx';

/** A failure in words: the server's own where spec 8 shows it as it came. */
export const failureText = (failure: Failure, text: Text): string =>
  failure.serverText ?? text(failure.message.key, failure.message.params);
