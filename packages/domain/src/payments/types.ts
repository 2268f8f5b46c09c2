import type {
  CalendarDate,
  Currency,
  DocumentName,
  Money,
  NamedDocument,
  SegmentCode,
  transactionTypes,
} from '../shared/index.ts';

/** What a payment needs to know of a document; an Invoice is one. */
export interface PayableDocument extends NamedDocument {
  readonly id: string;
  readonly dueDate: CalendarDate | null;
  readonly blocked: boolean;
  /** True when nothing is owed any more. */
  readonly settled: boolean;
  /** The service station it belongs to; both empty when not told. */
  readonly destinationCode: string;
  readonly destinationName: string;
}

/**
 * Whether a document can be paid online, and if not why: a credit leads to compensations
 * (negative documents are not payable, inferred), a settled one owes nothing, a blocked one is
 * held, one in progress belongs to a live attempt.
 */
export type Payability = 'payable' | 'blocked' | 'credit' | 'settled' | 'in-progress';

/** Each invoice starts as a full payment and may be switched to partial and back (spec 2). */
export type PaymentMode = 'full' | 'partial';

/** 'total' when the amount equals the invoice total, else 'parcial' (spec 2). */
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

/** What happened to a selected document since it was selected. */
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

/** A line with what the journal keeps of its document besides (reading 75). */
export interface NamedPaymentLine extends PaymentLine {
  readonly name: DocumentName;
  /** The service station the document belongs to; empty when not told. */
  readonly stationName: string;
}

/** A cash amount by business segment being prepared (spec 2). */
export interface CashDraft {
  readonly segment: SegmentCode | null;
  readonly amount: Money;
}

/** What a total below the minimum does: 'block' stops it, 'warn' only says so, 'off' ignores it. */
export type MinimumMode = 'block' | 'warn' | 'off';

/** The minimum payment of a deployment, in the store's currency (spec 5). */
export interface PaymentMinimum {
  readonly amount: Money;
  readonly mode: MinimumMode;
}

/** Whether a total may be sent. */
export type PaymentReadiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'warning'; readonly reason: 'below-minimum'; readonly minimum: Money }
  | { readonly kind: 'blocked'; readonly reason: 'below-minimum'; readonly minimum: Money }
  | { readonly kind: 'blocked'; readonly reason: 'above-maximum'; readonly maximum: Money }
  | { readonly kind: 'blocked'; readonly reason: 'zero' | 'no-segment' };

/** The three distinct strings that stand for +, / and = in the handed over token (spec 4). */
export interface TokenEscapes {
  readonly plus: string;
  readonly slash: string;
  readonly equals: string;
}

/** The backend's answer when a payment is opened: a session at the provider (spec 3). */
export interface PaymentSession {
  readonly uuid: string;
  readonly state: string;
  readonly redirectAddress: string;
  readonly phrase: string;
  readonly token: string;
}

/** What the transaction result page may say (spec 2). Anything not understood is 'pending'. */
export type PaymentResult = 'approved' | 'rejected' | 'pending' | 'unknown-transaction';

/** The backend's answer about a transaction (spec 7). */
export interface TransactionAnswer {
  /** False when the transaction does not exist or is not the client's. */
  readonly found: boolean;
  readonly status: string;
  readonly uuid: string;
  readonly message: string;
}

/** Which words of the backend mean which result; compared without case, accents or spaces. */
export interface ResultStates {
  readonly approved: readonly string[];
  readonly rejected: readonly string[];
  /** Words for a transaction that does not exist; those of the contract when absent. */
  readonly unknownTransaction?: readonly string[];
}
