import type { TokenEscapes } from '@surtidor/domain';
import { handOffToken } from '@surtidor/domain/hand-off';
import type { TokenCipher } from './provider-hand-off.ts';

/** Returns the function that encrypts a session's token for the provider (spec 4). */
export const ownCipher =
  async (escapes: TokenEscapes): Promise<TokenCipher> =>
  ({ token, phrase }) =>
    handOffToken(token, phrase, escapes);
