import type { OpenedPayment, Transaction } from '@surtidor/data';
import type { PaymentLine, TransactionAnswer } from '@surtidor/domain';

/** What the bank says in the end. */
export type Verdict = 'APROBADA' | 'RECHAZADA';

/** A transaction as the ledger keeps it; amounts in minor units. */
export interface LedgerEntry {
  readonly uuid: string;
  readonly state: 'PENDIENTE' | Verdict;
  readonly lines: readonly { readonly document: string; readonly amount: number }[];
}

/** The backend and the bank as the model needs them: everything happens at once when it is asked. */
export interface ModelBackend {
  readonly open: (key: string, lines: readonly PaymentLine[]) => OpenedPayment;
  readonly consult: (uuid: string) => TransactionAnswer;
  readonly findByKey: (key: string) => Transaction | null;
  /** Takes the bank's word, which may come again and again. */
  readonly settle: (uuid: string, verdict: Verdict) => void;
  /** What a document still owes. */
  readonly balance: (document: string) => number;
  readonly ledger: () => readonly LedgerEntry[];
}

/** The documents of the one company, each with what it owes at first. */
export const owedAtFirst: Readonly<Record<string, number>> = { D1: 10_000, D2: 25_000, D3: 700 };

/** The documents' numbers. */
export const documents = Object.keys(owedAtFirst);

/** Where the model's bank is; the only address the browser may go to. */
export const bankAddress = 'https://banco.example/pagar';
