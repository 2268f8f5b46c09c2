/** The states this screen must show; each has a story of the same name. */
export const voucherShopStates = [
  'ready',
  'added',
  'nothing-at-zero',
  'quantities-changed',
  'at-the-limit',
  'above-the-limit',
  'emptied',
  'no-longer-offered',
  'many-recipients',
  'recipients-wrong',
  'recipients-lost',
  'being-paid',
  'loading',
  'failed',
  'soles',
] as const;
