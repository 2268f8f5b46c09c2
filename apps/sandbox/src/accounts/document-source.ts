import type { DocumentRow } from '../database/index.ts';

/** A document with its lock and its status as of today. */
export interface DocumentView extends DocumentRow {
  /** 'PAGO', 'COMPENSACION', or 'BLOQUEO' if the distributor blocked it; null if it is not locked. */
  readonly lock_kind: string | null;
  readonly lock_since: string | null;
  /** '1' or '0'. */
  readonly locked: string;
  readonly estado_documento: string;
  /** 'A' open or 'C' compensated. */
  readonly estado_numero_documento: string;
  readonly dias_mora: number;
}

/**
 * A subquery that adds lock and status to the documents of one client. Parameters: `:client` and
 * `:today`. Status codes (spec 4): NV due later, V due today, AT overdue, A open credit or open
 * document without a due date, C settled.
 */
export const documentSource = `(
  select d.*,
    coalesce(h.kind, case when d.bloqueada = '1' then 'BLOQUEO' end) as lock_kind,
    h.since as lock_since,
    case when h.document_id is not null or d.bloqueada = '1' then '1' else '0' end as locked,
    case
      when d.saldo = 0 then 'C'
      when d.saldo < 0 or d.fecha_vencimiento_documento = '0000-00-00' then 'A'
      when d.fecha_vencimiento_documento < :today then 'AT'
      when d.fecha_vencimiento_documento = :today then 'V'
      else 'NV'
    end as estado_documento,
    case when d.saldo = 0 then 'C' else 'A' end as estado_numero_documento,
    case when d.saldo > 0 then
      max(0, coalesce(cast(julianday(:today) - julianday(d.fecha_vencimiento_documento) as integer), 0))
    else 0 end as dias_mora
  from documents d left join document_locks h on h.document_id = d.id
  where d.client_code = :client
)`;
