/**
 * Optional features beyond the specification, in documentation order. `packages/data/schema` marks
 * the fields, arguments and operations of each. They are sent only to backends with this capability.
 */
export const capabilityNames = [
  'idempotencyKey',
  'transactionList',
  'transactionDetails',
  'paymentReturn',
  'loginProfile',
  'signInLockSeconds',
  'passwordReset',
  'termsRecord',
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
  'creditLine',
  'activity',
  'companies',
  'compensationLines',
  'orderDeliveries',
  'orderTexts',
  'timelineInvoice',
  'voucherExpiry',
  'newsTeaser',
  'newsFilter',
  'contentBlockNames',
  'survey',
  'claims',
] as const;

/** The name of a capability. */
export type CapabilityName = (typeof capabilityNames)[number];

/** Which capabilities a backend has. */
export type Capabilities = Readonly<Record<CapabilityName, boolean>>;

/** Returns the same value for every capability. */
export const createCapabilities = (supported: boolean): Capabilities =>
  // fromEntries widens the keys to string.
  Object.fromEntries(capabilityNames.map((name) => [name, supported])) as Capabilities;
