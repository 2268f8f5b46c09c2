/** Something in a log or journal that must never happen. */
export interface Finding {
  /** The rule that is broken. */
  readonly rule: string;
  /** Where: an attempt, a request or a line. */
  readonly subject: string;
}

/** The operations that open a payment or a compensation. */
export const payingOperations: ReadonlySet<string | undefined> = new Set([
  'CreateTransaction',
  'OpenCashPayment',
  'CreateCompensation',
]);
