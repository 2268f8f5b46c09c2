import type { TransaccionesFilterInput } from '@surtidor/data/schema';
import type { Database, TransactionLineRow, TransactionRow, UserRow } from '../database/index.ts';
import type { Page } from '../database/paging.ts';
import { makeWhere } from '../database/where.ts';
import type { ClientScope } from '../scope.ts';
import { formatMinor } from '../shared/money.ts';

const toLine = (line: TransactionLineRow) => ({
  fecha_vencimiento: line.fecha_vencimiento,
  monto_documento: formatMinor(line.monto_documento),
  monto_transaccion: formatMinor(line.monto_transaccion),
  numero_documento: line.numero_documento,
  numero_factura: line.numero_factura,
  observaciones: line.observaciones,
  tipo_transaccion: line.tipo_transaccion,
});

const nameOf = (db: Database, id: number): string | null => {
  const user = db.get<Pick<UserRow, 'firstname' | 'lastname'>>(
    'select firstname, lastname from users where id = :id',
    { id },
  );
  return user ? `${user.firstname} ${user.lastname}` : null;
};

const toTransaccion = ({ db }: ClientScope, row: TransactionRow) => ({
  uuid: row.uuid,
  idempotency_key: row.idempotency_key,
  estado: row.estado,
  live: row.estado === 'PENDIENTE',
  tipo: row.tipo,
  id_segment: row.id_segment,
  total: formatMinor(row.total),
  moneda: row.moneda,
  nombre_usuario: () => nameOf(db, row.user_id),
  created_at: row.created_at,
  updated_at: row.updated_at,
  lines: () =>
    db
      .all<TransactionLineRow>('select * from transaction_lines where uuid = :uuid order by id', {
        uuid: row.uuid,
      })
      .map(toLine),
});

/** Payment attempts of the client, newest first (decided; spec 7 shows no such call). */
export function listTransactions(
  scope: ClientScope,
  filter: TransaccionesFilterInput | null | undefined,
  page: Page,
) {
  const where = makeWhere('client_code = :client', { client: scope.clientCode });
  where.filter('uuid', filter?.uuid);
  where.filter('idempotency_key', filter?.idempotency_key);
  where.filter('estado', filter?.estado);
  const from = `from transactions where ${where.sql}`;
  return {
    total_count: () =>
      scope.db.get<{ count: number }>(`select count(*) as count ${from}`, where.params)?.count ?? 0,
    items: () =>
      scope.db
        .all<TransactionRow>(
          `select * ${from} order by created_at desc, rowid desc limit :limit offset :offset`,
          { ...where.params, ...page },
        )
        .map((row) => toTransaccion(scope, row)),
  };
}
