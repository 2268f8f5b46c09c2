import type { TokenEscapes } from '@surtidor/domain';
import type { TokenCipher } from './provider-hand-off.ts';

/** Loads the cipher and gives back what turns a session's token into the provider's (spec 4). */
export async function loadCipher(escapes: TokenEscapes): Promise<TokenCipher> {
  const { handOffToken } = await import('@surtidor/domain/hand-off');
  return ({ token, phrase }) => handOffToken(token, phrase, escapes);
}
