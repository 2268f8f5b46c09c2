import type { CalendarDate, compensationStateCodes, Money } from '../shared/index.ts';

/** The state of a compensation (spec 4); 'unknown' for other codes. */
export type CompensationState = keyof typeof compensationStateCodes | 'unknown';

/** The two sides of a compensation: payments are applied against invoices. */
export type CompensationSide = 'payment' | 'invoice';

/** A compensation that was sent (spec 3). */
export interface Compensation {
  readonly id: string;
  readonly transactionId: string;
  readonly clientCode: string;
  readonly clientName: string;
  readonly street: string;
  readonly compensatedTotal: Money;
  readonly paymentsTotal: Money;
  readonly invoicesTotal: Money;
  readonly state: CompensationState;
  readonly stateDescription: string;
  readonly createdOn: CalendarDate | null;
  /** Epoch milliseconds; null if unreadable. */
  readonly createdAt: number | null;
  readonly lines: readonly CompensationLine[];
}

/** One document of a compensation (spec 3). */
export interface CompensationLine {
  readonly id: string;
  readonly side: CompensationSide;
  readonly documentNumber: string;
  readonly invoiceNumber: string;
  readonly documentDate: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
  readonly balance: Money;
  readonly paidAmount: Money;
}

/** A document that can be selected for a compensation. */
export interface CompensableDocument {
  readonly id: string;
  readonly documentNumber: string;
  readonly invoiceNumber: string;
  readonly dueDate: CalendarDate | null;
  readonly balance: Money;
  readonly blocked: boolean;
}

/** The selected documents of each side. */
export interface CompensationSelection<Document extends CompensableDocument = CompensableDocument> {
  readonly payments: readonly Document[];
  readonly invoices: readonly Document[];
}

/** One line of the request (spec 3). */
export interface CompensationRequestLine {
  readonly dueDate: CalendarDate | null;
  readonly side: CompensationSide;
  readonly documentNumber: string;
  readonly invoiceNumber: string;
  readonly amount: Money;
}

/** The sums of both sides, which can differ. */
export interface CompensationTotals {
  readonly payments: Money;
  readonly invoices: Money;
  /** Invoices minus payments, both as positive amounts. */
  readonly difference: Money;
}

/** Invoices proposed for the selected payments. */
export interface MatchProposal<Document extends CompensableDocument = CompensableDocument> {
  /** 'exact' if the sums are equal; 'oldest-first' if the oldest invoices cover the payments. */
  readonly kind: 'exact' | 'oldest-first' | 'none';
  readonly selection: CompensationSelection<Document>;
  readonly totals: CompensationTotals;
}
