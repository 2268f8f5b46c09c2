import type { CalendarDate, invoiceStatusCodes, Money, NamedDocument } from '../shared/index.ts';

/** What an invoice's status code means (spec 4). Codes nobody knows are 'requested'. */
export type InvoiceStatus = keyof typeof invoiceStatusCodes | 'requested';

/** One document of the account: pending invoices, account status and account history (spec 3). */
export interface Invoice extends NamedDocument {
  /** Identity of the document in every list: the account status line, else the history line. */
  readonly id: string;
  /** Line of the account status, asked for when a PDF is generated. Empty when there is none. */
  readonly statusLineId: string;
  /** Line of the account history, asked for when a PDF is generated. Empty when there is none. */
  readonly historyLineId: string;
  readonly status: InvoiceStatus;
  /** The status code as the backend wrote it. */
  readonly statusCode: string;
  readonly grouping: string;
  readonly details: string;
  readonly documentDate: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
  /** A blocked document belongs to a payment in progress or is held by the distributor. */
  readonly blocked: boolean;
  /** Why a blocked document is held and since when; null when that is not known. */
  readonly hold: InvoiceHold | null;
  /** True when the ledger says that nothing is owed any more. */
  readonly settled: boolean;
  readonly clientName: string;
  readonly destinationCode: string;
  readonly destinationName: string;
}

/** Why a document is held. */
export interface InvoiceHold {
  readonly reason: 'payment' | 'compensation' | 'other';
  /** Epoch milliseconds; null when not told. */
  readonly since: number | null;
}

/** One row of the account status and account history tables (spec 2). */
export type AccountLine = Invoice;

/** The four overdue buckets: 1-7, 8-14, 15-21 and more than 21 days (spec 9). */
export type OverdueBucket = 'week-one' | 'week-two' | 'week-three' | 'older';

/** Totals of the documents dashboard (spec 3). */
export interface PortfolioSummary {
  readonly count: number;
  readonly expired: Money;
  readonly toExpire: Money;
  readonly expiresToday: Money;
  /** Sum of the documents that are owed: the total portfolio of the chart. */
  readonly positive: Money;
  readonly overdue: Readonly<Record<OverdueBucket, Money>>;
}

/** One column of the overdue chart. */
export interface OverdueBar {
  readonly key: 'total' | OverdueBucket;
  readonly amount: Money;
  /** 0 to 80; zero only when the amount is not positive (spec 2). */
  readonly barHeight: number;
}

/** The dashboard's chart: total overdue, the four buckets, and the total portfolio (spec 2). */
export interface OverdueChart {
  readonly bars: readonly OverdueBar[];
  readonly totalPortfolio: Money;
}

/** A class of document a filter may offer (spec 3). */
export interface DocumentClass {
  readonly name: string;
  readonly grouping: string;
}

/** Filters of pending invoices and of account history (spec 2, 5). Absent means not filtered. */
export interface InvoiceFilter {
  /** Invoice, document or community tax number, dots already removed. */
  readonly number?: string;
  /** Selected classes of document; the option 'all' is exclusive. */
  readonly documentClasses?: readonly string[];
  readonly status?: 'open' | 'compensated';
  readonly documentDate?: CalendarDate;
  readonly dueFrom?: CalendarDate;
  readonly dueTo?: CalendarDate;
  readonly month?: AccountMonth;
  /** Code of the one station whose documents are wanted. */
  readonly station?: string;
}

/** A month of the month/year picker; month runs from 1 to 12. */
export interface AccountMonth {
  readonly year: number;
  readonly month: number;
}
