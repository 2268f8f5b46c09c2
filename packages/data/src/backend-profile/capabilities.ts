/**
 * Everything a backend may offer beyond the specification, in the order of the documentation. The
 * fields, arguments and calls of each are marked in `packages/data/schema`; none is sent to a backend
 * that does not have it.
 */
export const capabilityNames = [
  'idempotencyKey',
  'transactionList',
  'paymentReturn',
  'loginProfile',
  'signInLockSeconds',
  'passwordReset',
  'errorCodes',
  'corporateInfoQuery',
  'roleAcl',
  'destinationSearch',
  'documentDetails',
  'accountHistoryFiles',
  'documentSearch',
  'documentLock',
  'documentDestination',
  'documentCurrency',
  'compensationLines',
  'orderDeliveries',
  'orderTexts',
  'timelineInvoice',
  'voucherExpiry',
  'newsTeaser',
  'newsFilter',
  'contentBlockNames',
  'survey',
] as const;

/** The name of a capability. */
export type CapabilityName = (typeof capabilityNames)[number];

/** Which capabilities a backend has. */
export type Capabilities = Readonly<Record<CapabilityName, boolean>>;

/** The same value for every capability. */
export const allCapabilities = (has: boolean): Capabilities =>
  // fromEntries widens the keys; they are those of the list.
  Object.fromEntries(capabilityNames.map((name) => [name, has])) as Capabilities;
