/** The states this screen must show; each has a story of the same name. */
export const voucherShopStates = [
  'ready',
  'added',
  'disabled-at-zero',
  'quantities-changed',
  'at-the-limit',
  'above-the-limit',
  'emptied',
  'no-longer-offered',
  'many-recipients',
  'invalid-recipients',
  'recipients-lost',
  'payment-in-progress',
  'loading',
  'failed',
  'soles',
] as const;
