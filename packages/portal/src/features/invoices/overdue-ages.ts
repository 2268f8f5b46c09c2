import type { OverdueBar } from '@surtidor/domain/invoices';
import { getRoutePath } from '@surtidor/domain/session';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

/** The label of each column of the overdue chart. */
export const overdueAgeLabels: Readonly<Record<OverdueBar['key'], PortalMessageKey>> = {
  total: 'Total overdue',
  'week-one': '1-7 days',
  'week-two': '8-14 days',
  'week-three': '15-21 days',
  older: '+21 days',
};

/** The search param that filters the pending invoices by age. */
export const overdueParameter = 'overdue';

/** Returns the path of the pending invoices in a column of the overdue chart. */
export const getOverduePath = (product: string, age: OverdueBar['key']): string =>
  `${getRoutePath('pending-invoices', product)}?${overdueParameter}=${age}`;
