/** The final result from the bank. */
export type ProviderResult = 'approved' | 'rejected';

/** The payer's choice on the provider's page. */
export type PayerChoice =
  | { readonly kind: 'result'; readonly result: ProviderResult }
  /** Redirects immediately and sends the result later. */
  | { readonly kind: 'delayed'; readonly result: ProviderResult; readonly afterMs: number }
  | { readonly kind: 'pending' }
  | { readonly kind: 'abandoned' };

/** Time after which the provider rejects a pending payment. */
export const TIMEOUT_MS = 24 * 60 * 60_000;

/** Delays, in seconds, that the page offers for a delayed result. */
export const DELAY_SECONDS = [15, 60, 300] as const;
