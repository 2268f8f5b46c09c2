import type { CreateCompensationOutcome, OpenedPayment, Transaction } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import { getCompensationState } from '@surtidor/domain/compensations';
import { getSession } from '../../apps/sandbox/src/auth/sessions.ts';
import { createCompensation } from '../../apps/sandbox/src/compensations/create-compensation.ts';
import { settleCompensation } from '../../apps/sandbox/src/compensations/settle-compensation.ts';
import {
  type CompensationRow,
  createTables,
  type Database,
  loadRows,
  type TransactionLineRow,
  type TransactionRow,
} from '../../apps/sandbox/src/database/index.ts';
import { openNodeDatabase } from '../../apps/sandbox/src/database/node-database.ts';
import { type Dealer, getDealer } from '../../apps/sandbox/src/environment/context.ts';
import { createEnvironment } from '../../apps/sandbox/src/environment/environment.ts';
import { consultTransaction } from '../../apps/sandbox/src/payments/consult-transaction.ts';
import { createCashPayment } from '../../apps/sandbox/src/payments/create-cash-payment.ts';
import { createTransaction } from '../../apps/sandbox/src/payments/create-transaction.ts';
import { findTransactionByKey } from '../../apps/sandbox/src/payments/provider-session.ts';
import {
  canReturnSession,
  isSessionExpired,
} from '../../apps/sandbox/src/payments/session-lifetime.ts';
import { settleTransaction } from '../../apps/sandbox/src/payments/settle-transaction.ts';
import { registerVouchers } from '../../apps/sandbox/src/vouchers/register-vouchers.ts';
import { aDocument, NOON, tinyFixture } from '../../apps/sandbox/test/tiny-fixture.ts';
import { toWireLine as toCompensationLine } from '../../packages/data/src/compensations/create-compensation.ts';
import { toWireLine } from '../../packages/data/src/payments/create-transaction.ts';
import { formatWireAmount } from '../../packages/data/src/shared/readers.ts';
import {
  bankUrl,
  initialBalances,
  type LedgerEntry,
  type ModelBackend,
  voucherPrice,
} from './model-backend.ts';

/** Opens an in-memory database of the sandbox with the model's documents. */
function openDatabase(): Database {
  const db = openNodeDatabase(':memory:');
  createTables(db);
  const documents = Object.entries(initialBalances).map(([number, importe], index) =>
    aDocument(index + 1, {
      num_documento: number,
      importe,
      naturaleza: importe < 0 ? 'PAYMENT' : 'INVOICE',
    }),
  );
  loadRows(db, { ...tinyFixture, documents });
  return db;
}

function createDealer(db: Database, now: () => number): Dealer {
  const environment = createEnvironment({ db, now });
  const session = getSession(environment, 'model', 1, false);
  return getDealer({ environment, db, session, transport: { override: { kind: 'response' } } });
}

const toTransaction = (row: TransactionRow): Transaction => ({
  uuid: row.uuid,
  key: row.idempotency_key ?? '',
  kind: 'invoices',
  status: row.estado,
  live: row.estado === 'PENDIENTE',
  amount: { minor: row.total, currency: 'COP' },
  createdBy: '',
  creatorId: '',
  bank: '',
  settledAt: null,
  createdAt: null,
  isOwn: true,
  sessionEndsAt: null,
  lines: [],
});

const rejection = {
  kind: 'refused',
  failure: createFailure('payment-in-progress'),
  conflicts: [],
} as const;

function openPayment(open: () => TransactionRow): OpenedPayment {
  try {
    const { uuid, estado, phrase, token } = open();
    const redirectUrl = bankUrl;
    return { kind: 'opened', session: { uuid, state: estado, redirectUrl, phrase, token } };
  } catch {
    return rejection;
  }
}

function sendCompensation(open: () => string): CreateCompensationOutcome {
  try {
    return { kind: 'accepted', transactionId: open() };
  } catch {
    return rejection;
  }
}

const toLedgerState = (wireState: string): LedgerEntry['state'] => {
  if (wireState === 'APROBADA' || wireState === 'S') return 'APROBADA';
  return wireState === 'RECHAZADA' || wireState === 'F' ? 'RECHAZADA' : 'PENDIENTE';
};

interface AppliedRow {
  readonly document: string;
  readonly amount: number;
}

const getCompensations = (db: Database): readonly LedgerEntry[] =>
  db.all<CompensationRow>('select * from compensations order by rowid').map((row) => ({
    uuid: row.id_transaccion,
    state: toLedgerState(row.estado),
    lines: db.all<AppliedRow>(
      `select num_documento as document, abs(valor_pagado) as amount
       from compensation_lines where id_compensacion = :id`,
      { id: row.id_compensacion },
    ),
  }));

const getTransactions = (db: Database): readonly LedgerEntry[] =>
  db.all<TransactionRow>('select * from transactions order by rowid').map(({ uuid, estado }) => ({
    uuid,
    state: toLedgerState(estado),
    lines: db
      .all<TransactionLineRow>('select * from transaction_lines where uuid = :uuid', { uuid })
      .map((line) => ({ document: line.numero_documento, amount: line.monto_transaccion })),
  }));

/** Creates a backend from the sandbox's payment code and database. */
export function createSandboxBackend(): ModelBackend & { readonly close: () => void } {
  const db = openDatabase();
  let now = NOON;
  const dealer = createDealer(db, () => now);
  return {
    hasKeys: true,
    // Not used, because pages look up attempts by key.
    isHeld: () => false,
    hasVouchersWorth: () => false,
    findSentCompensation: () => null,
    onBankVisit: () => undefined,
    open: (key, lines) => openPayment(() => createTransaction(dealer, lines.map(toWireLine), key)),
    openCash: (key, minor) =>
      openPayment(() => {
        const amount = formatWireAmount({ minor, currency: 'COP' });
        return createCashPayment(dealer, { id_segment: '1100', amount, idempotency_key: key });
      }),
    openVouchers: (key, minor) =>
      openPayment(() => {
        const amount = formatWireAmount({ minor, currency: 'COP' });
        return createCashPayment(dealer, { id_segment: 'BO', amount, idempotency_key: key });
      }),
    registerVouchers: (uuid, cantidad) => {
      const reward = 'Combustible';
      const monto = formatWireAmount({ minor: voucherPrice, currency: 'COP' });
      const email = 'equipo@empresa.example';
      const customer = dealer.clientCode;
      try {
        registerVouchers(dealer, [
          { customer, monto, cantidad, email, reward, tipo_bono: reward, uuid },
        ]);
        return true;
      } catch {
        return false;
      }
    },
    lacksVouchers: (uuid) =>
      db.get(
        `select 1 from transactions where uuid = :uuid and tipo = 'BONOS'
           and not exists (select 1 from vouchers where vouchers.uuid = transactions.uuid)`,
        { uuid },
      ) !== undefined,
    compensate: (key, lines) =>
      sendCompensation(() => createCompensation(dealer, lines.map(toCompensationLine), key)),
    lookUpTransaction: (uuid) => {
      const { response, status, message } = consultTransaction(dealer, uuid);
      return { found: response, status, uuid, message };
    },
    getSession: (uuid) => {
      const row = db.get<TransactionRow>('select * from transactions where uuid = :uuid', { uuid });
      if (!row || !canReturnSession(dealer, row)) return null;
      const { estado: state, phrase, token } = row;
      return { uuid, state, redirectUrl: bankUrl, phrase, token };
    },
    advance: (ms) => {
      now += ms;
    },
    findByKey: (key) => {
      const row = findTransactionByKey(dealer, key);
      return row ? toTransaction(row) : null;
    },
    findCompensation: (key) => {
      const row = db.get<CompensationRow>(
        'select * from compensations where idempotency_key = :key',
        { key },
      );
      return row
        ? { transactionId: row.id_transaccion, state: getCompensationState(row.estado) }
        : null;
    },
    settle: (uuid, verdict) => {
      settleCompensation(dealer.environment, uuid, verdict === 'APROBADA' ? 'S' : 'F');
      // The provider accepts no result after its session has ended.
      const row = db.get<TransactionRow>('select * from transactions where uuid = :uuid', { uuid });
      if (row && !isSessionExpired(row, now)) {
        settleTransaction(dealer.environment, uuid, verdict);
      }
    },
    getBalance: (document) =>
      db.get<{ saldo: number }>('select saldo from documents where num_documento = :document', {
        document,
      })?.saldo ?? 0,
    getLedger: () => [...getTransactions(db), ...getCompensations(db)],
    close: db.close,
  };
}
