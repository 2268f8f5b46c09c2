import type { QueryListarDeptosArgs } from '@surtidor/data/schema';
import type { Database } from '../database/index.ts';
import { getPage, orderBy } from '../database/paging.ts';
import { makeWhere } from '../database/where.ts';
import { plainText } from './plain-text.ts';

interface DepartmentRow {
  readonly region_id: number;
  readonly country_id: string;
  readonly code: string;
  readonly default_name: string;
  readonly code_sap: string;
}

const sortColumns = { default_name: plainText('default_name'), code: 'code' };

/** One page of departments, by name by default (spec 7, listarDeptos). */
export function listDepartments(db: Database, args: Partial<QueryListarDeptosArgs>) {
  const { filter, sort } = args;
  const where = makeWhere('1', {});
  where.filter('country_id', filter?.country_id);
  where.filter('code', filter?.code);
  where.filter('code_sap', filter?.code_sap);
  const usual = { field: 'default_name', direction: 'ASC' } as const;
  return db.all<DepartmentRow>(
    `select * from departments where ${where.sql} ${orderBy(sort, sortColumns, usual, 'region_id')}
     limit :limit offset :offset`,
    { ...where.params, ...getPage(args.pageSize, args.currentPage) },
  );
}
