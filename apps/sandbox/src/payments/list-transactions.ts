import type { Transaccion, TransaccionesFilterInput, TransaccionLine } from '@surtidor/data/schema';
import type {
  Database,
  DocumentRow,
  TransactionLineRow,
  TransactionRow,
  UserRow,
} from '../database/index.ts';
import type { Page } from '../database/paging.ts';
import { createWhere } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';
import { formatTimestamp } from '../shared/time.ts';
import { toSession } from './provider-session.ts';
import { canReturnSession } from './session-lifetime.ts';

/** A line with the destination of its document. */
interface LineRow extends TransactionLineRow, Pick<DocumentRow, 'destino' | 'nombre_destino'> {}

const toLine = (line: LineRow) =>
  ({
    fecha_vencimiento: line.fecha_vencimiento,
    monto_documento: formatMinor(line.monto_documento),
    monto_transaccion: formatMinor(line.monto_transaccion),
    numero_documento: line.numero_documento,
    numero_factura: line.numero_factura,
    observaciones: line.observaciones,
    tipo_transaccion: line.tipo_transaccion,
    destino: line.destino,
    nombre_destino: line.nombre_destino,
  }) satisfies EveryField<TransaccionLine>;

const getUserName = (db: Database, id: number): string | null => {
  const user = db.get<Pick<UserRow, 'firstname' | 'lastname'>>(
    'select firstname, lastname from users where id = :id',
    { id },
  );
  return user ? `${user.firstname} ${user.lastname}` : null;
};

const toTransaccion = (dealer: Dealer, row: TransactionRow) =>
  ({
    uuid: row.uuid,
    idempotency_key: row.idempotency_key,
    estado: row.estado,
    live: row.estado === 'PENDIENTE',
    tipo: row.tipo,
    id_segment: row.id_segment,
    total: formatMinor(row.total),
    moneda: row.moneda,
    nombre_usuario: () => getUserName(dealer.db, row.user_id),
    id_usuario: row.user_id,
    own: row.user_id === dealer.user.id,
    session_expires_at:
      row.estado === 'PENDIENTE' && row.session_ends_at !== null
        ? formatTimestamp(dealer.store.timeZone, row.session_ends_at)
        : null,
    session: () => (canReturnSession(dealer, row) ? toSession(dealer, row) : null),
    banco: row.banco,
    created_at: row.created_at,
    updated_at: row.updated_at,
    settled_at: row.settled_at,
    lines: () =>
      dealer.db
        .all<LineRow>(
          `select transaction_lines.*, destino, nombre_destino from transaction_lines
            join documents on documents.id = document_id where uuid = :uuid order by transaction_lines.id`,
          { uuid: row.uuid },
        )
        .map(toLine),
  }) satisfies EveryField<Transaccion>;

/** Returns a page of the client's payments, newest first. This query is not in spec 7. */
export function listTransactions(
  dealer: Dealer,
  filter: TransaccionesFilterInput | null | undefined,
  page: Page,
) {
  const where = createWhere('client_code = :client', { client: dealer.clientCode });
  where.filter('uuid', filter?.uuid);
  where.filter('idempotency_key', filter?.idempotency_key);
  where.filter('estado', filter?.estado);
  where.filter('created_at', filter?.created_at, 'instant');
  const from = `from transactions where ${where.sql}`;
  return {
    total_count: () =>
      dealer.db.get<{ count: number }>(`select count(*) as count ${from}`, where.params)?.count ??
      0,
    items: () =>
      dealer.db
        .all<TransactionRow>(
          `select * ${from} order by created_at desc, rowid desc limit :limit offset :offset`,
          { ...where.params, ...page },
        )
        .map((row) => toTransaccion(dealer, row)),
  };
}
