import type { PortfolioSummary } from '@surtidor/domain';
import { readAmount, readInteger, readObject, type StoreContext } from '../shared/readers.ts';
import type { DashboardDocumentsQuery } from './dashboard-documents.generated.ts';

type Totals = NonNullable<DashboardDocumentsQuery['documentos']>;

/**
 * The dashboard's totals (spec 3). Null if one is unreadable, because zero would mean that
 * nothing is due.
 */
export function toPortfolioSummary(
  totals: Totals | null,
  storeContext: StoreContext,
): PortfolioSummary | null {
  const wire = readObject(totals);
  const days = readObject(wire?.total_amount_expired_by_days);
  const amount = (value: unknown) => readAmount(value, storeContext.currency);
  const count = readInteger(wire?.total_count);
  const expired = amount(wire?.total_amount_expired);
  const toExpire = amount(wire?.total_amount_to_expire);
  const expiresToday = amount(wire?.total_amount_expire_today);
  const positive = amount(wire?.total_amount_positive);
  const weekOne = amount(days?.one_to_seven_days);
  const weekTwo = amount(days?.fourteen_days);
  const weekThree = amount(days?.twenty_one_days);
  const older = amount(days?.greater_twenty_one_days);
  if (count === null || !expired || !toExpire || !expiresToday || !positive) return null;
  if (!weekOne || !weekTwo || !weekThree || !older) return null;
  const overdue = { 'week-one': weekOne, 'week-two': weekTwo, 'week-three': weekThree, older };
  return { count, expired, toExpire, expiresToday, positive, overdue };
}
