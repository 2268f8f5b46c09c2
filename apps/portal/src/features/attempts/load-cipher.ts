import type { TokenEscapes } from '@surtidor/domain';
import { loadFirstChunk } from '../../platform/loading/chunk-load-error.ts';
import type { TokenCipher } from './provider-hand-off.ts';

/** Loads the cipher where nobody is about to pay. */
export async function loadCipher(escapes: TokenEscapes): Promise<TokenCipher> {
  const { cipherWith } = await loadFirstChunk(() => import('./cipher.ts'));
  return cipherWith(escapes);
}
