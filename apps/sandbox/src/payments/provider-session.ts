import type { TransaccionOnline } from '@surtidor/data/schema';
import type { TransactionRow } from '../database/index.ts';
import { insertRows, tables } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import type { EveryField } from '../shared/every-field.ts';
import { generateToken } from '../shared/random.ts';

/** The data of a new payment. */
export interface NewTransaction {
  readonly tipo: 'FACTURAS' | 'CONTADO' | 'BONOS';
  /** Minor units. */
  readonly total: number;
  readonly segment: string | null;
  readonly key: string | null;
  /** The user and the request as JSON. The key of a colleague does not return the session. */
  readonly fingerprint: string;
}

/** Path of the provider's checkout. */
export const PROVIDER_PATH = '/provider/pago';

/** Finds a payment of the client by its idempotency key. */
export const findTransactionByKey = (
  { db, clientCode }: Dealer,
  key: string,
): TransactionRow | undefined =>
  db.get<TransactionRow>(
    'select * from transactions where client_code = :client and idempotency_key = :key',
    { client: clientCode, key },
  );

/** Inserts a pending payment. The caller inserts its lines and locks. */
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
    phrase: generateToken(),
    token: generateToken(),
    session_ends_at: dealer.environment.now() + dealer.environment.limits.providerSessionMs,
    banco: null,
    created_at: dealer.instant,
    updated_at: dealer.instant,
    settled_at: null,
  };
  insertRows(dealer.db, tables.transactions, [{ ...row }]);
  return row;
}

/** Maps a payment to the contract's session at the provider (spec 3). */
export const toSession = (dealer: Dealer, row: TransactionRow) =>
  ({
    uuid: row.uuid,
    estado: row.estado,
    url_redirect: `${dealer.environment.origin}${PROVIDER_PATH}`,
    phrase: row.phrase,
    token: row.token,
  }) satisfies EveryField<TransaccionOnline>;
