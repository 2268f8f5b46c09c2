import type { OpenedPayment, Transaction } from '@surtidor/data';
import { failure, type PaymentLine } from '@surtidor/domain';
import { sessionOf } from '../../apps/sandbox/src/auth/sessions.ts';
import { type Dealer, dealerOf } from '../../apps/sandbox/src/context.ts';
import {
  createTables,
  type Database,
  loadRows,
  type TransactionLineRow,
  type TransactionRow,
} from '../../apps/sandbox/src/database/index.ts';
import { openNodeDatabase } from '../../apps/sandbox/src/database/node-database.ts';
import { makeEnvironment } from '../../apps/sandbox/src/environment.ts';
import { askTransaction } from '../../apps/sandbox/src/payments/ask-transaction.ts';
import { openTransaction } from '../../apps/sandbox/src/payments/open-transaction.ts';
import { transactionByKey } from '../../apps/sandbox/src/payments/provider-session.ts';
import { settleTransaction } from '../../apps/sandbox/src/payments/settle-transaction.ts';
import { aDocument, NOON, tinyWorld } from '../../apps/sandbox/src/testing/tiny-world.ts';
import { toWireLine } from '../../packages/data/src/payments/create-transaction.ts';
import { bankAddress, type LedgerEntry, type ModelBackend, owedAtFirst } from './model-backend.ts';

/** The store of the sandbox in memory, with the model's documents in it. */
function openStore(): Database {
  const db = openNodeDatabase(':memory:');
  createTables(db);
  const documents = Object.entries(owedAtFirst).map(([number, importe], place) =>
    aDocument(place + 1, { num_documento: number, importe }),
  );
  loadRows(db, { ...tinyWorld, documents });
  return db;
}

function dealerIn(db: Database): Dealer {
  const environment = makeEnvironment({ db, now: () => NOON });
  const session = sessionOf(environment, 'model', 1, false);
  return dealerOf({ environment, db, session, transport: { override: { kind: 'answer' } } });
}

const toTransaction = (row: TransactionRow): Transaction => ({
  uuid: row.uuid,
  key: row.idempotency_key ?? '',
  kind: 'invoices',
  status: row.estado,
  live: row.estado === 'PENDIENTE',
  amount: { minor: row.total, currency: 'COP' },
  madeBy: '',
  createdAt: null,
  lines: [],
});

function open(dealer: Dealer, key: string, lines: readonly PaymentLine[]): OpenedPayment {
  try {
    const { uuid, estado, phrase, token } = openTransaction(dealer, lines.map(toWireLine), key);
    const redirectAddress = bankAddress;
    return { kind: 'opened', session: { uuid, state: estado, redirectAddress, phrase, token } };
  } catch {
    return { kind: 'refused', failure: failure('payment-in-progress'), conflicts: [] };
  }
}

const ledgerOf = (db: Database): readonly LedgerEntry[] =>
  db.all<TransactionRow>('select * from transactions order by rowid').map(({ uuid, estado }) => ({
    uuid,
    state: estado === 'APROBADA' || estado === 'RECHAZADA' ? estado : 'PENDIENTE',
    lines: db
      .all<TransactionLineRow>('select * from transaction_lines where uuid = :uuid', { uuid })
      .map((line) => ({ document: line.numero_documento, amount: line.monto_transaccion })),
  }));

/** The sandbox's own payments over its own store. `close` lets go of the store. */
export function createSandboxBackend(): ModelBackend & { readonly close: () => void } {
  const db = openStore();
  const dealer = dealerIn(db);
  return {
    open: (key, lines) => open(dealer, key, lines),
    consult: (uuid) => {
      const { response, status, message } = askTransaction(dealer, uuid);
      return { found: response, status, uuid, message };
    },
    findByKey: (key) => {
      const row = transactionByKey(dealer, key);
      return row ? toTransaction(row) : null;
    },
    settle: (uuid, verdict) => {
      settleTransaction(dealer.environment, uuid, verdict);
    },
    balance: (document) =>
      db.get<{ saldo: number }>('select saldo from documents where num_documento = :document', {
        document,
      })?.saldo ?? 0,
    ledger: () => ledgerOf(db),
    close: db.close,
  };
}
