import type {
  CalendarDate,
  Currency,
  DocumentName,
  Money,
  NamedDocument,
  SegmentCode,
  transactionTypes,
} from '../shared/index.ts';

/** The fields of a document that a payment needs. */
export interface PayableDocument extends NamedDocument {
  readonly id: string;
  readonly dueDate: CalendarDate | null;
  readonly blocked: boolean;
  /** Whether nothing is owed. */
  readonly settled: boolean;
  /** Its station; both empty if unknown. */
  readonly destinationCode: string;
  readonly destinationName: string;
}

/**
 * Whether a document can be paid online, or why not: credits need a compensation (inferred),
 * settled ones owe nothing, blocked ones are held, ones in progress belong to a live attempt.
 */
export type Payability = 'payable' | 'blocked' | 'credit' | 'settled' | 'in-progress';

/** Each invoice starts as a full payment and may be switched to partial and back (spec 2). */
export type PaymentMode = 'full' | 'partial';

/** 'total' when the amount equals the invoice total, else 'parcial' (spec 2). */
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

/** The change of a document since it was selected. */
export type DraftIssue = 'none' | 'changed' | 'gone' | Exclude<Payability, 'payable'>;

/** One invoice of the payment being prepared. */
export interface DraftEntry {
  readonly document: PayableDocument;
  readonly mode: PaymentMode;
  /** From 0 to the document's total; the total itself in full mode. */
  readonly amount: Money;
  /** Entries with an issue other than 'none' or 'changed' are shown but not paid. */
  readonly issue: DraftIssue;
}

/** The payment being prepared in the payment modal (spec 2). One currency, never mixed. */
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

/** A cash amount by business segment being prepared (spec 2). */
export interface CashDraft {
  readonly segment: SegmentCode | null;
  readonly amount: Money;
}

/** Effect of a total below the minimum: 'block' rejects it, 'warn' only shows a message, 'off' ignores it. */
export type MinimumMode = 'block' | 'warn' | 'off';

/** The minimum payment of a deployment, in the store's currency (spec 5). */
export interface PaymentMinimum {
  readonly amount: Money;
  readonly mode: MinimumMode;
}

/** Whether a total can be sent. */
export type PaymentReadiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'warning'; readonly reason: 'below-minimum'; readonly minimum: Money }
  | { readonly kind: 'blocked'; readonly reason: 'below-minimum'; readonly minimum: Money }
  | { readonly kind: 'blocked'; readonly reason: 'above-maximum'; readonly maximum: Money }
  | { readonly kind: 'blocked'; readonly reason: 'zero' | 'no-segment' };

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

/** The backend's status labels by result; compared ignoring case, accents and spaces. */
export interface ResultStates {
  readonly approved: readonly string[];
  readonly rejected: readonly string[];
  /** Status labels of a missing transaction; the contract's by default. */
  readonly unknownTransaction?: readonly string[];
}
