import type { TransaccionOnline } from '@surtidor/data/schema';
import type { TransactionRow } from '../database/index.ts';
import { insertRows, tables } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import type { EveryField } from '../shared/every-field.ts';
import { randomToken } from '../shared/random.ts';

/** What a new payment session is for. */
export interface NewTransaction {
  readonly tipo: 'FACTURAS' | 'CONTADO' | 'BONOS';
  /** Minor units. */
  readonly total: number;
  readonly segment: string | null;
  readonly key: string | null;
  /** The whole request as text. */
  readonly fingerprint: string;
}

/** Path of the provider's checkout. */
export const PROVIDER_PATH = '/provider/pago';

/** The transaction of the dealer's client that a key was used for. */
export const transactionByKey = (
  { db, clientCode }: Dealer,
  key: string,
): TransactionRow | undefined =>
  db.get<TransactionRow>(
    'select * from transactions where client_code = :client and idempotency_key = :key',
    { client: clientCode, key },
  );

/** Writes a new transaction, in state PENDIENTE; its lines and locks are the caller's. */
export function insertTransaction(dealer: Dealer, transaction: NewTransaction): TransactionRow {
  const row: TransactionRow = {
    uuid: crypto.randomUUID(),
    client_code: dealer.clientCode,
    user_id: dealer.user.id,
    idempotency_key: transaction.key,
    fingerprint: transaction.fingerprint,
    tipo: transaction.tipo,
    id_segment: transaction.segment,
    total: transaction.total,
    moneda: dealer.client.moneda,
    estado: 'PENDIENTE',
    phrase: randomToken(),
    token: randomToken(),
    session_ends_at: dealer.environment.now() + dealer.environment.limits.providerSessionMs,
    banco: null,
    created_at: dealer.instant,
    updated_at: dealer.instant,
    settled_at: null,
  };
  insertRows(dealer.db, tables.transactions, [{ ...row }]);
  return row;
}

/** The payment session as the contract writes it (spec 3). */
export const toSession = (dealer: Dealer, row: TransactionRow) =>
  ({
    uuid: row.uuid,
    estado: row.estado,
    url_redirect: `${dealer.environment.origin}${PROVIDER_PATH}`,
    phrase: row.phrase,
    token: row.token,
  }) satisfies EveryField<TransaccionOnline>;
