import type { AccountHistoryDetailFilterInput } from '@surtidor/data/schema';
import type { Direction, Page } from '../database/paging.ts';
import type { ClientScope } from '../environment/scope.ts';
import type { DocumentPage } from './account-status.ts';
import { buildDocumentWhere } from './document-filter.ts';
import { type DocumentView, documentSource } from './document-source.ts';

/** Returns a page of the client's documents, ordered by document date (spec 7, AccountHistory and AccountStatusHistory). */
export function listMovements(
  scope: ClientScope,
  filter: AccountHistoryDetailFilterInput | null | undefined,
  direction: Direction,
  page: Page,
): DocumentPage {
  const where = buildDocumentWhere(scope, filter);
  const from = `from ${documentSource} where ${where.sql}`;
  const { count, subtotal } = scope.db.get<{ count: number; subtotal: number }>(
    `select count(*) as count, coalesce(sum(importe), 0) as subtotal ${from}`,
    where.params,
  ) ?? { count: 0, subtotal: 0 };
  const rows = scope.db.all<DocumentView>(
    `select * ${from} order by fecha_documento ${direction}, id ${direction} limit :limit offset :offset`,
    { ...where.params, ...page },
  );
  return { rows, count, subtotal };
}
