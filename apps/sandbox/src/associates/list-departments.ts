import type { QueryListarDeptosArgs } from '@surtidor/data/schema';
import type { Database } from '../database/index.ts';
import { buildOrderBy, getPage } from '../database/paging.ts';
import { createWhere } from '../database/where.ts';
import { normalizeColumn } from './normalize-text.ts';

interface DepartmentRow {
  readonly region_id: number;
  readonly country_id: string;
  readonly code: string;
  readonly default_name: string;
  readonly code_sap: string;
}

const sortColumns = { default_name: normalizeColumn('default_name'), code: 'code' };

/** Returns a page of departments, sorted by name by default (spec 7, listarDeptos). */
export function listDepartments(db: Database, args: Partial<QueryListarDeptosArgs>) {
  const { filter, sort } = args;
  const where = createWhere('1', {});
  where.filter('country_id', filter?.country_id);
  where.filter('code', filter?.code);
  where.filter('code_sap', filter?.code_sap);
  const defaultSort = { field: 'default_name', direction: 'ASC' } as const;
  return db.all<DepartmentRow>(
    `select * from departments where ${where.sql} ${buildOrderBy(sort, sortColumns, defaultSort, 'region_id')}
     limit :limit offset :offset`,
    { ...where.params, ...getPage(args.pageSize, args.currentPage) },
  );
}
