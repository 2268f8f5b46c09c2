import type { AccountStatusFilterInput, AccountStatusSortInput } from '@surtidor/data/schema';
import { buildOrderBy, type Page } from '../database/paging.ts';
import type { ClientScope } from '../environment/scope.ts';
import type { EveryField } from '../shared/every-field.ts';
import { buildDocumentWhere } from './document-filter.ts';
import { type DocumentView, documentSource } from './document-source.ts';

/** A page of documents with the total count. */
export interface DocumentPage {
  readonly rows: readonly DocumentView[];
  /** Number of documents that match the filter. */
  readonly count: number;
  /** Sum of their balances in minor units. */
  readonly subtotal: number;
}

const sortColumns = {
  fecha_vencimiento_documento: 'fecha_vencimiento_documento',
  fecha_documento: 'fecha_documento',
  num_documento: 'num_documento',
  total: 'saldo',
} as const satisfies EveryField<AccountStatusSortInput>;

/** Returns a page of the client's open documents, by default with the earliest due date first (spec 7, AccountStatus). */
export function listOpenDocuments(
  scope: ClientScope,
  filter: AccountStatusFilterInput | null | undefined,
  sort: AccountStatusSortInput | null | undefined,
  page: Page,
): DocumentPage {
  const { num_documento, id_edocta_detalle, detalle } = filter ?? {};
  const where = buildDocumentWhere(scope, {
    ...detalle,
    num_documento: num_documento ?? detalle?.num_documento ?? null,
    id_edocta_detalle: id_edocta_detalle ?? null,
  });
  where.and('saldo <> 0');
  const from = `from ${documentSource} where ${where.sql}`;
  const order = buildOrderBy(
    sort,
    sortColumns,
    { field: 'fecha_vencimiento_documento', direction: 'ASC' },
    'id',
  );
  const { count, subtotal } = scope.db.get<{ count: number; subtotal: number }>(
    `select count(*) as count, coalesce(sum(saldo), 0) as subtotal ${from}`,
    where.params,
  ) ?? { count: 0, subtotal: 0 };
  const rows = scope.db.all<DocumentView>(`select * ${from} ${order} limit :limit offset :offset`, {
    ...where.params,
    ...page,
  });
  return { rows, count, subtotal };
}
