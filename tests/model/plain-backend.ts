import type { OpenedPayment } from '@surtidor/data';
import {
  type CompensationRequestLine,
  failure,
  type PaymentLine,
  type PaymentSession,
  providerSessionMs,
} from '@surtidor/domain';
import {
  bankAddress,
  initialBalances,
  type LedgerEntry,
  type ModelBackend,
  type Verdict,
  voucherPrice,
} from './model-backend.ts';

interface Entry extends LedgerEntry {
  readonly key: string;
  readonly kind: 'payment' | 'compensation';
  /** Total of a voucher purchase, in minor units; null otherwise. */
  readonly vouchersWorth: number | null;
  registered: boolean;
  /** When the session at the bank ends, on the backend's clock. */
  readonly endsAt: number;
  state: LedgerEntry['state'];
}

const refused = {
  kind: 'refused',
  failure: failure('payment-in-progress'),
  conflicts: [],
} as const;

const getSession = ({ uuid, state }: Entry): PaymentSession => ({
  uuid,
  state,
  redirectUrl: bankAddress,
  phrase: 'phrase',
  token: 'token',
});

const opened = (entry: Entry): OpenedPayment => ({ kind: 'opened', session: getSession(entry) });

/** Splits the smaller of both sums over each side, in line order. */
function appliedLines(lines: readonly CompensationRequestLine[]): LedgerEntry['lines'] {
  const getSum = (side: CompensationRequestLine['side']) =>
    lines.reduce((sum, line) => (line.side === side ? sum + Math.abs(line.amount.minor) : sum), 0);
  const total = Math.min(getSum('payment'), getSum('invoice'));
  const remaining = { payment: total, invoice: total };
  return lines.map(({ side, documentNumber, amount }) => {
    const applied = Math.min(Math.abs(amount.minor), remaining[side]);
    remaining[side] -= applied;
    return { document: documentNumber, amount: applied };
  });
}

/**
 * A minimal backend with a hold per document. With keys it keeps one entry per key;
 * without them (`hasKeys` false, the specification only) sessions end by its own clock, and the
 * bank knows only sessions that a browser opened.
 */
export function createPlainBackend({ hasKeys = true } = {}): ModelBackend {
  const balances = new Map(Object.entries(initialBalances));
  const entries: Entry[] = [];
  const visited = new Set<string>();
  let now = 0;
  const isOver = ({ kind, state, endsAt }: Entry) =>
    kind === 'payment' && state === 'PENDIENTE' && now >= endsAt;
  const balance = (document: string) => balances.get(document) ?? 0;
  const isHeld = (document: string) =>
    entries.some(
      ({ state, lines }) =>
        state === 'PENDIENTE' && lines.some((line) => line.document === document),
    );
  const isPayable = ({ documentNumber, balance: lineBalance, transactionAmount }: PaymentLine) =>
    lineBalance.minor === balance(documentNumber) &&
    transactionAmount.minor > 0 &&
    transactionAmount.minor <= lineBalance.minor &&
    !isHeld(documentNumber);
  const isCompensable = ({ documentNumber, amount }: CompensationRequestLine) =>
    amount.minor !== 0 && amount.minor === balance(documentNumber) && !isHeld(documentNumber);
  const byKey = (kind: Entry['kind'], key: string) =>
    entries.find((entry) => entry.kind === kind && entry.key === key);
  const existing = (kind: Entry['kind'], key: string) => (hasKeys ? byKey(kind, key) : undefined);
  const write = (
    kind: Entry['kind'],
    key: string,
    lines: LedgerEntry['lines'],
    vouchersWorth: number | null = null,
  ) => {
    const uuid = `u${entries.length}`;
    const endsAt = now + providerSessionMs;
    const entry: Entry = {
      uuid,
      key,
      kind,
      state: 'PENDIENTE',
      lines,
      endsAt,
      vouchersWorth,
      registered: false,
    };
    entries.push(entry);
    return entry;
  };
  return {
    hasKeys,
    isHeld: (documents) => documents.some(isHeld),
    hasVouchersWorth: (minor) =>
      entries.some(
        ({ vouchersWorth, registered, state }) =>
          vouchersWorth === minor && registered && state !== 'RECHAZADA',
      ),
    findSentCompensation: (documents) => {
      const expected = [...documents].sort().join();
      const entry = entries.find(
        ({ kind, state, lines }) =>
          kind === 'compensation' &&
          state !== 'RECHAZADA' &&
          lines
            .map(({ document }) => document)
            .sort()
            .join() === expected,
      );
      return entry ? { transactionId: entry.uuid, state: 'in-process' } : null;
    },
    onVisit: (uuid) => visited.add(uuid),
    open: (key, lines) => {
      const known = existing('payment', key);
      if (known) return opened(known);
      if (!lines.every(isPayable)) return refused;
      const paid = lines.map(({ documentNumber, transactionAmount }) => ({
        document: documentNumber,
        amount: transactionAmount.minor,
      }));
      return opened(write('payment', key, paid));
    },
    openCash: (key) => opened(existing('payment', key) ?? write('payment', key, [])),
    openVouchers: (key, minor) =>
      opened(existing('payment', key) ?? write('payment', key, [], minor)),
    registerVouchers: (uuid, quantity) => {
      const entry = entries.find((one) => one.uuid === uuid);
      if (entry?.vouchersWorth !== quantity * voucherPrice || entry.state === 'RECHAZADA') {
        return false;
      }
      entry.registered = true;
      return true;
    },
    lacksVouchers: (uuid) =>
      entries.some((one) => one.uuid === uuid && one.vouchersWorth !== null && !one.registered),
    compensate: (key, lines) => {
      const known = existing('compensation', key);
      if (!known && !lines.every(isCompensable)) return refused;
      const { uuid } = known ?? write('compensation', key, appliedLines(lines));
      return { kind: 'accepted', transactionId: uuid };
    },
    consult: (uuid) => {
      const entry = entries.find((one) => one.uuid === uuid);
      if (entry && isOver(entry)) entry.state = 'RECHAZADA';
      const status = entry?.state ?? 'NO ENCONTRADA';
      return { found: status !== 'NO ENCONTRADA', status, uuid, message: '' };
    },
    sessionOf: (uuid) => {
      const entry = entries.find((one) => one.uuid === uuid && one.kind === 'payment');
      const lacks = entry?.vouchersWorth != null && !entry.registered;
      return entry?.state === 'PENDIENTE' && !isOver(entry) && !lacks ? getSession(entry) : null;
    },
    pass: (ms) => {
      now += ms;
      if (hasKeys) return;
      for (const entry of entries) if (isOver(entry)) entry.state = 'RECHAZADA';
    },
    findByKey: (key) => {
      const entry = byKey('payment', key);
      return entry
        ? {
            uuid: entry.uuid,
            key,
            kind: 'invoices',
            status: entry.state,
            live: entry.state === 'PENDIENTE',
            amount: { minor: 1, currency: 'COP' },
            madeBy: '',
            bank: '',
            settledAt: null,
            createdAt: null,
            own: true,
            sessionEndsAt: null,
            lines: [],
          }
        : null;
    },
    findCompensation: (key) => {
      const entry = byKey('compensation', key);
      return entry
        ? {
            transactionId: entry.uuid,
            state: entry.state === 'RECHAZADA' ? 'rejected' : 'in-process',
          }
        : null;
    },
    settle: (uuid: string, verdict: Verdict) => {
      const entry = entries.find((one) => one.uuid === uuid);
      if (entry?.state !== 'PENDIENTE' || isOver(entry)) return;
      const isDelivered = hasKeys || entry.kind === 'compensation' || visited.has(uuid);
      if (verdict === 'APROBADA' && !isDelivered) return;
      entry.state = verdict;
      if (verdict === 'RECHAZADA') return;
      for (const { document, amount } of entry.lines) {
        balances.set(document, balance(document) - Math.sign(balance(document)) * amount);
      }
    },
    balance,
    ledger: () => entries,
  };
}
