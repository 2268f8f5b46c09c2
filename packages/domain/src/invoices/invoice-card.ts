import type { Invoice } from './types.ts';

/** Returns the tone of a total on a card: primary if negative (spec 2). */
export const getCardTotalTone = (invoice: Pick<Invoice, 'balance'>): 'primary' | 'plain' =>
  invoice.balance.minor < 0 ? 'primary' : 'plain';

/** Returns the tone of a value in the account tables: red if negative (spec 2). */
export const getAccountValueTone = (invoice: Pick<Invoice, 'balance'>): 'red' | 'plain' =>
  invoice.balance.minor < 0 ? 'red' : 'plain';
