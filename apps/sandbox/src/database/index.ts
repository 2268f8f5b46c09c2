export {
  clearTables,
  createTables,
  hasTables,
  insertRows,
  loadRows,
  type Rows,
} from './load-rows.ts';
export type { Database, SqlValue } from './port.ts';
export type * from './tables/accounts.ts';
export type * from './tables/claims.ts';
export type * from './tables/content.ts';
export { tables } from './tables/index.ts';
export type * from './tables/orders.ts';
export type * from './tables/payments.ts';
export type * from './tables/people.ts';
export type * from './tables/sessions.ts';
export type * from './tables/system.ts';
export type * from './tables/vouchers.ts';
