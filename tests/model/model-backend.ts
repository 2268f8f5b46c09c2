import type {
  CreateCompensationOutcome,
  FoundCompensation,
  OpenedPayment,
  Transaction,
} from '@surtidor/data';
import type { CompensationRequestLine } from '@surtidor/domain/compensations';
import type { PaymentLine, PaymentSession, TransactionLookup } from '@surtidor/domain/payments';

/** The final decision of the bank, or of the distributor for a compensation. */
export type Verdict = 'APROBADA' | 'RECHAZADA';

/** A transaction or compensation in the ledger. Amounts are in minor units. */
export interface LedgerEntry {
  readonly uuid: string;
  readonly state: 'PENDIENTE' | Verdict;
  /** The amounts that reduce each document's balance on approval. */
  readonly lines: readonly { readonly document: string; readonly amount: number }[];
}

/** The backend and the bank of the model. Both act synchronously. */
export interface ModelBackend {
  /** Whether `findByKey` and `findCompensation` are available. */
  readonly hasKeys: boolean;
  /** Whether any of these documents is held. */
  readonly isHeld: (documents: readonly string[]) => boolean;
  /** Whether vouchers of this total, in minor units, are registered and not rejected. */
  readonly hasVouchersWorth: (minor: number) => boolean;
  /** Finds a compensation of exactly these documents that was not rejected. */
  readonly findSentCompensation: (documents: readonly string[]) => FoundCompensation | null;
  /** Called when a browser opens a transaction at the bank. */
  readonly onBankVisit: (uuid: string) => void;
  readonly open: (key: string, lines: readonly PaymentLine[]) => OpenedPayment;
  /** Opens a payment without documents; amount in minor units. */
  readonly openCash: (key: string, minor: number) => OpenedPayment;
  /** Opens the session of a voucher purchase; amount in minor units. */
  readonly openVouchers: (key: string, minor: number) => OpenedPayment;
  /** Registers all vouchers of a session. Returns false if rejected. */
  readonly registerVouchers: (uuid: string, quantity: number) => boolean;
  /** Whether a transaction is a purchase whose vouchers are not registered. */
  readonly lacksVouchers: (uuid: string) => boolean;
  readonly compensate: (
    key: string,
    lines: readonly CompensationRequestLine[],
  ) => CreateCompensationOutcome;
  readonly lookUpTransaction: (uuid: string) => TransactionLookup;
  /** Returns the session of an open transaction; null if it has ended. */
  readonly getSession: (uuid: string) => PaymentSession | null;
  /** Advances time, in milliseconds. */
  readonly advance: (ms: number) => void;
  readonly findByKey: (key: string) => Transaction | null;
  readonly findCompensation: (key: string) => FoundCompensation | null;
  /** Receives the bank's decision. It can be called several times. */
  readonly settle: (uuid: string, verdict: Verdict) => void;
  /** Returns the balance of a document; a credit is negative. */
  readonly getBalance: (document: string) => number;
  readonly getLedger: () => readonly LedgerEntry[];
}

/** The documents of the company with their initial balances; a credit is negative. */
export const initialBalances: Readonly<Record<string, number>> = {
  D1: 10_000,
  D2: 25_000,
  D3: 700,
  P1: -8_000,
};

/** The numbers of the company's documents. */
export const documentNumbers = Object.keys(initialBalances);

/** The price of a voucher, in minor units. */
export const voucherPrice = 2_000_000;

/** URL of the model's bank, the only allowed redirect. */
export const bankUrl = 'https://banco.example/pagar';
