import type { OpenedPayment } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import type { CompensationRequestLine } from '@surtidor/domain/compensations';
import {
  type PaymentLine,
  type PaymentSession,
  providerSessionMs,
} from '@surtidor/domain/payments';
import {
  bankUrl,
  initialBalances,
  type LedgerEntry,
  type ModelBackend,
  type Verdict,
  voucherPrice,
} from './model-backend.ts';
import { startTime } from './timers.ts';

interface Entry extends LedgerEntry {
  readonly key: string;
  readonly kind: 'payment' | 'compensation';
  /** Total of a voucher purchase, in minor units; null otherwise. */
  readonly voucherTotal: number | null;
  isRegistered: boolean;
  /** When the session at the bank ends, on the backend's clock. */
  readonly endsAt: number;
  state: LedgerEntry['state'];
}

const rejection = {
  kind: 'refused',
  failure: createFailure('payment-in-progress'),
  conflicts: [],
} as const;

const getSession = ({ uuid, state }: Entry): PaymentSession => ({
  uuid,
  state,
  redirectUrl: bankUrl,
  phrase: 'phrase',
  token: 'token',
});

const toOpenedPayment = (entry: Entry): OpenedPayment => ({
  kind: 'opened',
  session: getSession(entry),
});

/** Distributes the smaller of the two sums over the lines of each side, in order. */
function applyLines(lines: readonly CompensationRequestLine[]): LedgerEntry['lines'] {
  const getSum = (side: CompensationRequestLine['side']) =>
    lines.reduce((sum, line) => (line.side === side ? sum + Math.abs(line.amount.minor) : sum), 0);
  const total = Math.min(getSum('payment'), getSum('invoice'));
  const remaining = { payment: total, invoice: total };
  return lines.map(({ side, documentNumber, amount }) => {
    const appliedAmount = Math.min(Math.abs(amount.minor), remaining[side]);
    remaining[side] -= appliedAmount;
    return { document: documentNumber, amount: appliedAmount };
  });
}

/** A backend whose state can be compared. */
export interface PlainBackend extends ModelBackend {
  /** Whether somebody can decide about an entry: the bank only about a session that a browser opened. */
  readonly canDecide: (uuid: string) => boolean;
  /** Returns everything that it remembers, as JSON values. */
  readonly describe: () => unknown;
}

/**
 * Creates a minimal backend that blocks documents in payment. With `hasKeys` it stores one entry per key.
 * Without keys, as in the specification, sessions end by the backend's clock, and the bank accepts only sessions
 * that a browser opened. Without `checksDocuments` it opens a payment of any amount of a document, even a second one.
 */
export function createPlainBackend({ hasKeys = true, checksDocuments = true } = {}): PlainBackend {
  const balances = new Map(Object.entries(initialBalances));
  const entries: Entry[] = [];
  const visitedIds = new Set<string>();
  let now = 0;
  const hasSessionEnded = ({ kind, state, endsAt }: Entry) =>
    kind === 'payment' && state === 'PENDIENTE' && now >= endsAt;
  const getBalance = (document: string) => balances.get(document) ?? 0;
  const isHeld = (document: string) =>
    entries.some(
      ({ state, lines }) =>
        state === 'PENDIENTE' && lines.some((line) => line.document === document),
    );
  const isPayable = ({ documentNumber, balance: lineBalance, transactionAmount }: PaymentLine) =>
    lineBalance.minor === getBalance(documentNumber) &&
    transactionAmount.minor > 0 &&
    transactionAmount.minor <= lineBalance.minor &&
    !isHeld(documentNumber);
  const isCompensable = ({ documentNumber, amount }: CompensationRequestLine) =>
    amount.minor !== 0 && amount.minor === getBalance(documentNumber) && !isHeld(documentNumber);
  const findEntry = (kind: Entry['kind'], key: string) =>
    entries.find((entry) => entry.kind === kind && entry.key === key);
  const findExisting = (kind: Entry['kind'], key: string) =>
    hasKeys ? findEntry(kind, key) : undefined;
  const addEntry = (
    kind: Entry['kind'],
    key: string,
    lines: LedgerEntry['lines'],
    voucherTotal: number | null = null,
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
      voucherTotal,
      isRegistered: false,
    };
    entries.push(entry);
    return entry;
  };
  return {
    hasKeys,
    isHeld: (documents) => documents.some(isHeld),
    hasVouchersWorth: (minor) =>
      entries.some(
        ({ voucherTotal, isRegistered, state }) =>
          voucherTotal === minor && isRegistered && state !== 'RECHAZADA',
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
    onBankVisit: (uuid) => visitedIds.add(uuid),
    open: (key, lines) => {
      const existing = findExisting('payment', key);
      if (existing) return toOpenedPayment(existing);
      if (checksDocuments && !lines.every(isPayable)) return rejection;
      const paidLines = lines.map(({ documentNumber, transactionAmount }) => ({
        document: documentNumber,
        amount: transactionAmount.minor,
      }));
      return toOpenedPayment(addEntry('payment', key, paidLines));
    },
    openCash: (key) =>
      toOpenedPayment(findExisting('payment', key) ?? addEntry('payment', key, [])),
    openVouchers: (key, minor) =>
      toOpenedPayment(findExisting('payment', key) ?? addEntry('payment', key, [], minor)),
    registerVouchers: (uuid, quantity) => {
      const entry = entries.find((one) => one.uuid === uuid);
      if (entry?.voucherTotal !== quantity * voucherPrice || entry.state === 'RECHAZADA') {
        return false;
      }
      entry.isRegistered = true;
      return true;
    },
    lacksVouchers: (uuid) =>
      entries.some((one) => one.uuid === uuid && one.voucherTotal !== null && !one.isRegistered),
    compensate: (key, lines) => {
      const existing = findExisting('compensation', key);
      if (!existing && checksDocuments && !lines.every(isCompensable)) return rejection;
      const { uuid } = existing ?? addEntry('compensation', key, applyLines(lines));
      return { kind: 'accepted', transactionId: uuid };
    },
    lookUpTransaction: (uuid) => {
      const entry = entries.find((one) => one.uuid === uuid);
      if (entry && hasSessionEnded(entry)) entry.state = 'RECHAZADA';
      const status = entry?.state ?? 'NO ENCONTRADA';
      return { found: status !== 'NO ENCONTRADA', status, uuid, message: '' };
    },
    getSession: (uuid) => {
      const entry = entries.find((one) => one.uuid === uuid && one.kind === 'payment');
      const lacksRegistration = entry?.voucherTotal != null && !entry.isRegistered;
      return entry?.state === 'PENDIENTE' && !hasSessionEnded(entry) && !lacksRegistration
        ? getSession(entry)
        : null;
    },
    advance: (ms) => {
      now += ms;
      if (hasKeys) return;
      for (const entry of entries) if (hasSessionEnded(entry)) entry.state = 'RECHAZADA';
    },
    findByKey: (key) => {
      const entry = findEntry('payment', key);
      return entry
        ? {
            uuid: entry.uuid,
            key,
            kind: 'invoices',
            status: entry.state,
            live: entry.state === 'PENDIENTE',
            amount: { minor: 1, currency: 'COP' },
            createdBy: '',
            creatorId: '',
            bank: '',
            settledAt: null,
            createdAt: null,
            isOwn: true,
            sessionEndsAt:
              entry.state === 'PENDIENTE' && !hasSessionEnded(entry)
                ? startTime + entry.endsAt
                : null,
            lines: [],
          }
        : null;
    },
    findCompensation: (key) => {
      const entry = findEntry('compensation', key);
      return entry
        ? {
            transactionId: entry.uuid,
            state: entry.state === 'RECHAZADA' ? 'rejected' : 'in-process',
          }
        : null;
    },
    settle: (uuid: string, verdict: Verdict) => {
      const entry = entries.find((one) => one.uuid === uuid);
      if (entry?.state !== 'PENDIENTE' || hasSessionEnded(entry)) return;
      const isDelivered = hasKeys || entry.kind === 'compensation' || visitedIds.has(uuid);
      if (verdict === 'APROBADA' && !isDelivered) return;
      entry.state = verdict;
      if (verdict === 'RECHAZADA') return;
      for (const { document, amount } of entry.lines) {
        balances.set(document, getBalance(document) - Math.sign(getBalance(document)) * amount);
      }
    },
    getBalance,
    getLedger: () => entries,
    canDecide: (uuid) => {
      const entry = entries.find((one) => one.uuid === uuid);
      return (
        entry !== undefined &&
        (entry.kind === 'compensation' || (visitedIds.has(uuid) && !hasSessionEnded(entry)))
      );
    },
    describe: () => ({ entries, visited: [...visitedIds].sort() }),
  };
}
