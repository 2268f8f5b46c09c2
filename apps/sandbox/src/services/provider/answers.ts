/** What the bank says in the end. */
export type ProviderVerdict = 'approved' | 'rejected';

/** What the person at the provider's page lets happen. */
export type ProviderAnswer =
  | { readonly kind: 'verdict'; readonly verdict: ProviderVerdict }
  /** Back in the portal at once; the verdict comes so much later. */
  | { readonly kind: 'late'; readonly verdict: ProviderVerdict; readonly afterMs: number }
  | { readonly kind: 'pending' }
  | { readonly kind: 'abandoned' };

/** After so long the network itself gives a pending payment up. */
export const GIVE_UP_MS = 24 * 60 * 60_000;

/** The delays that the page offers for a late answer, in seconds. */
export const LATE_SECONDS = [15, 60, 300] as const;
