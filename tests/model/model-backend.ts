import type {
  FoundCompensation,
  OpenedPayment,
  SentCompensation,
  Transaction,
} from '@surtidor/data';
import type {
  CompensationRequestLine,
  PaymentLine,
  PaymentSession,
  TransactionLookup,
} from '@surtidor/domain';

/** What the bank, or for a compensation the distributor, says in the end. */
export type Verdict = 'APROBADA' | 'RECHAZADA';

/** A transaction or compensation as the ledger keeps it; amounts in minor units. */
export interface LedgerEntry {
  readonly uuid: string;
  readonly state: 'PENDIENTE' | Verdict;
  /** What it takes from each document's balance once approved, whichever sign that has. */
  readonly lines: readonly { readonly document: string; readonly amount: number }[];
}

/** The backend and the bank as the model needs them: everything happens at once when it is asked. */
export interface ModelBackend {
  /** Whether attempts can be found by key, as `findByKey` and `findCompensation` do; else pages may not. */
  readonly hasKeys: boolean;
  /** Whether one of these documents is held. */
  readonly isHeld: (documents: readonly string[]) => boolean;
  /** Whether vouchers of this total, in minor units, are registered and not rejected. */
  readonly hasVouchersWorth: (minor: number) => boolean;
  /** Looks in the list of compensations for one of exactly these documents that was not rejected. */
  readonly findSentCompensation: (documents: readonly string[]) => FoundCompensation | null;
  /** Called when a browser goes to the bank with a transaction. */
  readonly onVisit: (uuid: string) => void;
  readonly open: (key: string, lines: readonly PaymentLine[]) => OpenedPayment;
  /** Opens a payment without documents; the amount in minor units. */
  readonly openCash: (key: string, minor: number) => OpenedPayment;
  /** Opens the session of a purchase of vouchers; the amount in minor units. */
  readonly openVouchers: (key: string, minor: number) => OpenedPayment;
  /** Registers the vouchers of a session, all of them; false when it refuses. */
  readonly registerVouchers: (uuid: string, quantity: number) => boolean;
  /** Whether a transaction is a purchase whose vouchers are not registered. */
  readonly lacksVouchers: (uuid: string) => boolean;
  readonly compensate: (key: string, lines: readonly CompensationRequestLine[]) => SentCompensation;
  readonly consult: (uuid: string) => TransactionLookup;
  /** The session of an open transaction again; null once it has ended. Opens nothing. */
  readonly sessionOf: (uuid: string) => PaymentSession | null;
  /** Lets time pass, in milliseconds. */
  readonly pass: (ms: number) => void;
  readonly findByKey: (key: string) => Transaction | null;
  readonly findCompensation: (key: string) => FoundCompensation | null;
  /** Takes the bank's word, which may come again and again. */
  readonly settle: (uuid: string, verdict: Verdict) => void;
  /** What a document still owes; below zero is a credit. */
  readonly balance: (document: string) => number;
  readonly ledger: () => readonly LedgerEntry[];
}

/** The documents of the one company, each with what it owes at first; below zero is a credit. */
export const initialBalances: Readonly<Record<string, number>> = {
  D1: 10_000,
  D2: 25_000,
  D3: 700,
  P1: -8_000,
};

/** The documents' numbers. */
export const documents = Object.keys(initialBalances);

/** What one voucher costs, in minor units. */
export const voucherPrice = 2_000_000;

/** Where the model's bank is; the only address the browser may go to. */
export const bankAddress = 'https://banco.example/pagar';
