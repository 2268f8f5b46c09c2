import type { OpenedPayment } from '@surtidor/data';
import { failure, type PaymentLine } from '@surtidor/domain';
import {
  bankAddress,
  type LedgerEntry,
  type ModelBackend,
  owedAtFirst,
  type Verdict,
} from './model-backend.ts';

interface Entry extends LedgerEntry {
  readonly key: string;
  state: LedgerEntry['state'];
}

const refused = (): OpenedPayment => ({
  kind: 'refused',
  failure: failure('payment-in-progress'),
  conflicts: [],
});

const opened = ({ uuid, state }: Entry): OpenedPayment => ({
  kind: 'opened',
  session: { uuid, state, redirectAddress: bankAddress, phrase: 'phrase', token: 'token' },
});

/** The contract's backend in a few lines: a hold per document, one transaction per key. */
export function createPlainBackend(): ModelBackend {
  const balances = new Map(Object.entries(owedAtFirst));
  const entries: Entry[] = [];
  const balanceOf = (document: string) => balances.get(document) ?? 0;
  const isHeld = (document: string) =>
    entries.some(
      ({ state, lines }) =>
        state === 'PENDIENTE' && lines.some((line) => line.document === document),
    );
  const isPayable = ({ documentNumber, balance, transactionAmount }: PaymentLine) =>
    balance.minor === balanceOf(documentNumber) &&
    transactionAmount.minor > 0 &&
    transactionAmount.minor <= balance.minor &&
    !isHeld(documentNumber);
  const byUuid = (uuid: string) => entries.find((entry) => entry.uuid === uuid);
  return {
    open: (key, lines) => {
      const known = entries.find((entry) => entry.key === key);
      if (known) return opened(known);
      if (!lines.every(isPayable)) return refused();
      const entry: Entry = {
        uuid: `u${entries.length}`,
        key,
        state: 'PENDIENTE',
        lines: lines.map(({ documentNumber, transactionAmount }) => ({
          document: documentNumber,
          amount: transactionAmount.minor,
        })),
      };
      entries.push(entry);
      return opened(entry);
    },
    consult: (uuid) => {
      const status = byUuid(uuid)?.state ?? 'NO ENCONTRADA';
      return { found: status !== 'NO ENCONTRADA', status, uuid, message: '' };
    },
    findByKey: (key) => {
      const entry = entries.find((one) => one.key === key);
      return entry
        ? {
            uuid: entry.uuid,
            key,
            kind: 'invoices',
            status: entry.state,
            live: entry.state === 'PENDIENTE',
            amount: { minor: 1, currency: 'COP' },
            madeBy: '',
            createdAt: null,
            lines: [],
          }
        : null;
    },
    settle: (uuid: string, verdict: Verdict) => {
      const entry = byUuid(uuid);
      if (entry?.state !== 'PENDIENTE') return;
      entry.state = verdict;
      if (verdict === 'RECHAZADA') return;
      for (const { document, amount } of entry.lines) {
        balances.set(document, balanceOf(document) - amount);
      }
    },
    balance: balanceOf,
    ledger: () => entries,
  };
}
