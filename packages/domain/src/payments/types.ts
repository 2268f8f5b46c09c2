import type {
  CalendarDate,
  Currency,
  DocumentName,
  Money,
  NamedDocument,
  SegmentCode,
  transactionTypes,
} from '../shared/index.ts';

/** The fields of a document for a payment. */
export interface PayableDocument extends NamedDocument {
  readonly id: string;
  readonly dueDate: CalendarDate | null;
  readonly blocked: boolean;
  /** Whether there is nothing to pay. */
  readonly settled: boolean;
  /** The station's code; empty if unknown. */
  readonly destinationCode: string;
  readonly destinationName: string;
}

/**
 * Whether a document can be paid online, or why not. Credits need a compensation (inferred). Settled
 * documents have no balance, blocked ones are held, and ones in progress have a live attempt. Documents
 * in another currency than the store's are paid outside the portal (reading 79).
 */
export type Payability =
  | 'payable'
  | 'blocked'
  | 'credit'
  | 'settled'
  | 'foreign-currency'
  | 'in-progress';

/** Whether an invoice is paid in full, which is the default, or partially (spec 2). */
export type PaymentMode = 'full' | 'partial';

/** 'total' if the amount equals the invoice's total, otherwise 'parcial' (spec 2). */
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

/** How a document changed after it was selected. */
export type DraftIssue = 'none' | 'changed' | 'gone' | Exclude<Payability, 'payable'>;

/** One invoice of a payment draft. */
export interface DraftEntry {
  readonly document: PayableDocument;
  readonly mode: PaymentMode;
  /** Between 0 and the document's total; always the total in full mode. */
  readonly amount: Money;
  /** Entries with an issue other than 'none' or 'changed' are shown but not paid. */
  readonly issue: DraftIssue;
}

/** A payment that is being prepared, with a single currency (spec 2). */
export interface PaymentDraft {
  readonly currency: Currency;
  readonly entries: readonly DraftEntry[];
}

/** One line of an online payment request (spec 3). */
export interface PaymentLine {
  readonly invoiceId: string;
  readonly dueDate: CalendarDate | null;
  readonly balance: Money;
  readonly transactionAmount: Money;
  readonly documentNumber: string;
  readonly invoiceNumber: string;
  readonly notes: string;
  readonly transactionType: TransactionType;
}

/** A line with the document's details for the journal (reading 75). */
export interface NamedPaymentLine extends PaymentLine {
  readonly name: DocumentName;
  /** The document's station; empty if unknown. */
  readonly stationName: string;
}

/** A cash payment that is being prepared for a business segment (spec 2). */
export interface CashDraft {
  readonly segment: SegmentCode | null;
  readonly amount: Money;
}

/** Effect of a total below the minimum: 'block' rejects it, 'warn' shows a message, 'off' accepts it. */
export type MinimumMode = 'block' | 'warn' | 'off';

/** The minimum payment of a deployment, in the store's currency (spec 5). */
export interface PaymentMinimum {
  readonly amount: Money;
  readonly mode: MinimumMode;
}

/** The way in which a payment violates the minimum (readings 15, 80). */
export type MinimumViolation =
  | {
      /** `balance-below-minimum`: even in full, the selected invoices do not reach it. */
      readonly reason: 'below-minimum' | 'balance-below-minimum';
      readonly minimum: Money;
    }
  | {
      /** What remains of an invoice could not be paid later. */
      readonly reason: 'rest-below-minimum';
      readonly minimum: Money;
      readonly rest: Money;
      /** Whether the invoice can keep the minimum instead; otherwise it must be paid in full. */
      readonly canKeepMinimum: boolean;
    };

/** Whether a total can be sent. */
export type PaymentReadiness =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'warning' | 'blocked' } & MinimumViolation)
  | { readonly kind: 'blocked'; readonly reason: 'above-maximum'; readonly maximum: Money }
  | { readonly kind: 'blocked'; readonly reason: 'zero' | 'no-segment' | 'same-in-progress' };

/** The three distinct strings that replace +, / and = in the provider's token (spec 4). */
export interface TokenEscapes {
  readonly plus: string;
  readonly slash: string;
  readonly equals: string;
}

/** The provider session that the backend opened for a payment (spec 3). */
export interface PaymentSession {
  readonly uuid: string;
  readonly state: string;
  readonly redirectUrl: string;
  readonly phrase: string;
  readonly token: string;
}

/** Results of the transaction page (spec 2). Unknown results are 'pending'. */
export type PaymentResult = 'approved' | 'rejected' | 'pending' | 'unknown-transaction';

/** The backend's response to a transaction query (spec 7). */
export interface TransactionLookup {
  /** False if the transaction does not exist or belongs to another client. */
  readonly found: boolean;
  readonly status: string;
  readonly uuid: string;
  readonly message: string;
}

/** The backend's status labels by result. They are compared without case, accents and spaces. */
export interface ResultStates {
  readonly approved: readonly string[];
  readonly rejected: readonly string[];
  /** Status labels of a missing transaction; by default those of the contract. */
  readonly unknownTransaction?: readonly string[];
}
