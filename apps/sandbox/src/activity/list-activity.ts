import type { Actividad, QueryListarActividadArgs } from '@surtidor/data/schema';
import { getPage } from '../database/paging.ts';
import type { Dealer } from '../environment/context.ts';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';

interface ActivityRow {
  readonly id: string;
  readonly kind: string;
  readonly created_at: string;
  readonly user_id: number;
  readonly user_name: string;
  readonly target_name: string | null;
  readonly action: string | null;
  readonly uuid: string | null;
  readonly total: number | null;
  readonly moneda: string | null;
  readonly estado: string | null;
}

/** Everything that people of the client did. The columns of the two parts are in the same order. */
const everything = `
  select 'a' || id as id, kind, created_at, user_id, target_id, action,
    null as uuid, null as total, null as moneda, null as estado
  from activity where client_code = :client
  union all
  select 'p' || uuid, 'PAGO', created_at, user_id, null, null, uuid, total, moneda, estado
  from transactions where client_code = :client`;

const toActividad = (row: ActivityRow) =>
  ({
    id: row.id,
    tipo: row.kind,
    fecha: row.created_at,
    usuario_id: String(row.user_id),
    nombre_usuario: row.user_name,
    accion: row.action,
    nombre_afectado: row.target_name,
    uuid: row.uuid,
    total: row.total === null ? null : formatMinor(row.total),
    moneda: row.moneda,
    estado: row.estado,
  }) satisfies EveryField<Actividad>;

/** Resolves the `listarActividad` query. */
export function listActivity({ db, clientCode }: Dealer, args: QueryListarActividadArgs) {
  const { tipo, usuario_id, pageSize, currentPage } = args;
  const page = getPage(pageSize, currentPage, 20, 100);
  const params = { client: clientCode, kind: tipo ?? null, user: usuario_id ?? null };
  const selected = `(${everything}) as everything
    where (:kind is null or kind = :kind) and (:user is null or cast(user_id as text) = :user)`;
  return {
    total_count: () =>
      db.get<{ count: number }>(`select count(*) as count from ${selected}`, params)?.count ?? 0,
    items: () =>
      db
        .all<ActivityRow>(
          `select everything.*,
             (select firstname || ' ' || lastname from users where id = user_id) as user_name,
             (select firstname || ' ' || lastname from users where id = target_id) as target_name
           from ${selected} order by created_at desc, id desc limit :limit offset :offset`,
          { ...params, ...page },
        )
        .map(toActividad),
  };
}
