import type { ClaimDraft, ClaimFile } from '@surtidor/domain/claims';

/**
 * Returns the key of a claim with this content. After a lost response, the same content is the same claim, and an edited
 * one is another, so that no edit is lost. Without TLS, browsers have no digest, and the draft is always one claim.
 */
export async function createClaimKey(
  { key, reason, text }: ClaimDraft,
  files: readonly ClaimFile[],
): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return key;
  const content = JSON.stringify([
    reason,
    text.trim(),
    files.map(({ name, bytes }) => [name, bytes.length]),
  ]);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(content));
  const [first = 0] = new BigUint64Array(digest);
  return `${key}-${first.toString(36)}`;
}
