/** The states this screen must show; each has a story of the same name. */
export const voucherConfirmationStates = [
  'ready',
  'email-invalid',
  'terms-read',
  'processing',
  'leaving',
  'session-refused',
  'registering-refused',
  'response-lost',
  'address-refused',
  'not-sent',
  'many-recipients',
  'recipients-lost',
  'being-paid',
  'support',
] as const;
