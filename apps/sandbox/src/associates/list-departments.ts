import type { QueryListarDeptosArgs } from '@surtidor/data/schema';
import type { Database } from '../database/index.ts';
import { orderBy } from '../database/paging.ts';
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

/** Departments, by name unless asked otherwise (spec 7, listarDeptos). */
export function listDepartments(db: Database, { filter, sort }: QueryListarDeptosArgs) {
  const where = makeWhere('1', {});
  where.filter('country_id', filter?.country_id);
  const usual = { field: 'default_name', direction: 'ASC' } as const;
  return db.all<DepartmentRow>(
    `select * from departments where ${where.sql} ${orderBy(sort, sortColumns, usual, 'region_id')}`,
    where.params,
  );
}
