import type { CalendarDate, invoiceStatusCodes, Money, NamedDocument } from '../shared/index.ts';

/** The status of an invoice (spec 4); unknown codes are 'requested'. */
export type InvoiceStatus = keyof typeof invoiceStatusCodes | 'requested';

/** One document of the account: pending invoices, account status and account history (spec 3). */
export interface Invoice extends NamedDocument {
  /** Id of the account status line, or of the history line if there is none. */
  readonly id: string;
  /** Id of the account status line, needed to generate a PDF; empty if none. */
  readonly statusLineId: string;
  /** Id of the account history line, needed to generate a PDF; empty if none. */
  readonly historyLineId: string;
  readonly status: InvoiceStatus;
  /** The backend's status code. */
  readonly statusCode: string;
  readonly grouping: string;
  readonly details: string;
  readonly documentDate: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
  /** Whether the document is in a payment in progress or held by the distributor. */
  readonly blocked: boolean;
  /** Why the document is held; null if unknown. */
  readonly hold: InvoiceHold | null;
  /** Whether the ledger shows it as settled. */
  readonly settled: boolean;
  readonly clientName: string;
  readonly destinationCode: string;
  readonly destinationName: string;
}

/** Why a document is held. */
export interface InvoiceHold {
  readonly reason: 'payment' | 'compensation' | 'other';
  /** When the hold started, in epoch milliseconds; null if unknown. */
  readonly startedAt: number | null;
}

/** One row of the account status and account history tables (spec 2). */
export type AccountLine = Invoice;

/** The four overdue buckets: 1-7, 8-14, 15-21 and more than 21 days (spec 9). */
export type OverdueBucket = 'week-one' | 'week-two' | 'week-three' | 'older';

/** The totals of the documents dashboard (spec 3). */
export interface PortfolioSummary {
  readonly count: number;
  readonly expired: Money;
  readonly toExpire: Money;
  readonly expiresToday: Money;
  /** The total of open documents, shown as the portfolio. */
  readonly positive: Money;
  readonly overdue: Readonly<Record<OverdueBucket, Money>>;
}

/** One column of the overdue chart. */
export interface OverdueBar {
  readonly key: 'total' | OverdueBucket;
  readonly amount: Money;
  /** 0 to 80; zero only if the amount is not positive (spec 2). */
  readonly barHeight: number;
}

/** The dashboard's chart: total overdue, the four buckets, and the total portfolio (spec 2). */
export interface OverdueChart {
  readonly bars: readonly OverdueBar[];
  readonly totalPortfolio: Money;
  /** How the balance of the account has changed since last month ended; null if it cannot be known. */
  readonly monthChange: Money | null;
}

/** A document class that lists can be filtered by (spec 3). */
export interface DocumentClass {
  readonly name: string;
  readonly grouping: string;
}

/** Filters of pending invoices and account history (spec 2, 5). Absent fields do not filter. */
export interface InvoiceFilter {
  /** Invoice, document or community tax number, without dots. */
  readonly number?: string | undefined;
  /** The selected document classes (the option 'all' excludes others). */
  readonly documentClasses?: readonly string[] | undefined;
  readonly status?: 'open' | 'compensated' | undefined;
  readonly documentDate?: CalendarDate | undefined;
  readonly dueFrom?: CalendarDate | undefined;
  readonly dueTo?: CalendarDate | undefined;
  readonly month?: AccountMonth | undefined;
  /** Station code. */
  readonly station?: string | undefined;
}

/** A month of the month/year picker; `month` is 1 to 12. */
export interface AccountMonth {
  readonly year: number;
  readonly month: number;
}
