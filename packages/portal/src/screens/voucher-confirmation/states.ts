/** The states this screen must show; each has a story of the same name. */
export const voucherConfirmationStates = [
  'ready',
  'invalid-email',
  'terms-open',
  'processing',
  'redirecting',
  'payment-session-rejected',
  'registration-rejected',
  'response-lost',
  'redirect-url-rejected',
  'not-sent',
  'many-recipients',
  'recipients-lost',
  'payment-in-progress',
  'support',
] as const;
