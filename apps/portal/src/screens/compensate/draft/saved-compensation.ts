/** What is kept of the documents being compensated, so that a session's end costs nothing (faults 13). */
export interface SavedCompensation {
  /** Whether the documents were being looked over in the modal, or were only selected. */
  readonly step: 'choosing' | 'reviewing';
  /** Document numbers of each side. */
  readonly payments: readonly string[];
  readonly invoices: readonly string[];
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads what was kept; null when it is not such a compensation, or one of nothing. */
export function readSavedCompensation(value: unknown): SavedCompensation | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, ...sides } = value as Readonly<Record<string, unknown>>;
  const payments = textsOf(sides.payments);
  const invoices = textsOf(sides.invoices);
  if (payments.length + invoices.length === 0) return null;
  return { step: step === 'reviewing' ? 'reviewing' : 'choosing', payments, invoices };
}
