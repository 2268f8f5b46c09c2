/** What the bank says in the end. */
export type ProviderVerdict = 'approved' | 'rejected';

/** The payer's choice on the provider's page. */
export type ProviderAnswer =
  | { readonly kind: 'verdict'; readonly verdict: ProviderVerdict }
  /** Return at once; the result follows later. */
  | { readonly kind: 'late'; readonly verdict: ProviderVerdict; readonly afterMs: number }
  | { readonly kind: 'pending' }
  | { readonly kind: 'abandoned' };

/** When the provider rejects a pending payment. */
export const TIMEOUT_MS = 24 * 60 * 60_000;

/** The delays that the page offers for a late answer, in seconds. */
export const LATE_SECONDS = [15, 60, 300] as const;
