import type { Currency } from '@surtidor/domain/vocabulary';
import type { Database } from '../../database/index.ts';
import type { SandboxStore } from '../../stores.ts';

/** A payment at the provider. */
export interface ProviderTransaction {
  readonly uuid: string;
  readonly token: string;
  readonly phrase: string;
  readonly estado: 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';
  /** Minor units. */
  readonly total: number;
  readonly moneda: Currency;
  readonly tipo: string;
  /** Epoch milliseconds; null after the payer has chosen a result. */
  readonly session_ends_at: number | null;
  readonly created_at: string;
  readonly client_name: string;
  readonly country: SandboxStore['country'];
  readonly documents: number;
}

const FIND_QUERY = `select t.uuid, t.token, t.phrase, t.estado, t.total, t.moneda, t.tipo, t.created_at,
    t.session_ends_at,
    c.nombre as client_name, c.pais as country,
    (select count(*) from transaction_lines l where l.uuid = t.uuid) as documents
  from transactions t join clients c on c.cliente = t.client_code where t.uuid = :uuid`;

/** Finds a payment. Returns null for an unknown uuid. */
export function findProviderTransaction(db: Database, uuid: string): ProviderTransaction | null {
  return db.get<ProviderTransaction>(FIND_QUERY, { uuid }) ?? null;
}

/** Closes the session after the payer has finished. From then on, only the bank settles the payment. */
export const closeSession = (db: Database, uuid: string, bank: string | null): number =>
  db.run('update transactions set session_ends_at = null, banco = :bank where uuid = :uuid', {
    uuid,
    bank,
  });
