import type { Invoice } from './types.ts';

/** How a total is rendered on a card: negative in the primary colour (spec 2). */
export const cardTotalTone = (invoice: Pick<Invoice, 'balance'>): 'primary' | 'plain' =>
  invoice.balance.minor < 0 ? 'primary' : 'plain';

/** How a value is rendered in the account tables: negative in red (spec 2). */
export const accountValueTone = (invoice: Pick<Invoice, 'balance'>): 'red' | 'plain' =>
  invoice.balance.minor < 0 ? 'red' : 'plain';
