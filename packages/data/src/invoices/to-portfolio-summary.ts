import type { PortfolioSummary } from '@surtidor/domain/invoices';
import {
  readAmount,
  readInteger,
  readObject,
  readTotalsCurrency,
  type StoreContext,
} from '../shared/readers.ts';
import type { DashboardDocumentsQuery } from './dashboard-documents.generated.ts';

type Totals = NonNullable<DashboardDocumentsQuery['documentos']>;

/**
 * Maps the dashboard's totals (spec 3); returns null if one is unreadable, because zero would mean that
 * nothing is due.
 */
export function toPortfolioSummary(
  totals: Totals | null,
  storeContext: StoreContext,
): PortfolioSummary | null {
  const wire = readObject(totals);
  const overdueByAge = readObject(wire?.total_amount_expired_by_days);
  const currency = readTotalsCurrency(wire?.items, storeContext);
  const readTotal = (value: unknown) => readAmount(value, currency);
  const count = readInteger(wire?.total_count);
  const expired = readTotal(wire?.total_amount_expired);
  const toExpire = readTotal(wire?.total_amount_to_expire);
  const expiresToday = readTotal(wire?.total_amount_expire_today);
  const positive = readTotal(wire?.total_amount_positive);
  const weekOne = readTotal(overdueByAge?.one_to_seven_days);
  const weekTwo = readTotal(overdueByAge?.fourteen_days);
  const weekThree = readTotal(overdueByAge?.twenty_one_days);
  const older = readTotal(overdueByAge?.greater_twenty_one_days);
  if (count === null || !expired || !toExpire || !expiresToday || !positive) return null;
  if (!weekOne || !weekTwo || !weekThree || !older) return null;
  const overdue = { 'week-one': weekOne, 'week-two': weekTwo, 'week-three': weekThree, older };
  return { count, expired, toExpire, expiresToday, positive, overdue };
}
