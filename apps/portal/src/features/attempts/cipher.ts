import type { TokenEscapes } from '@surtidor/domain';
import { handOffToken } from '@surtidor/domain/hand-off';
import type { TokenCipher } from './provider-hand-off.ts';

/** What turns a session's token into the provider's (spec 4). */
export const cipherWith =
  (escapes: TokenEscapes): TokenCipher =>
  ({ token, phrase }) =>
    handOffToken(token, phrase, escapes);

/** The cipher of whoever pays, which came with what they pay in. */
export const ownCipher = async (escapes: TokenEscapes): Promise<TokenCipher> => cipherWith(escapes);
