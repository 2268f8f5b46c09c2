import type { Invoice } from './types.ts';

/** Tone of a total on a card: negative is primary (spec 2). */
export const getCardTotalTone = (invoice: Pick<Invoice, 'balance'>): 'primary' | 'plain' =>
  invoice.balance.minor < 0 ? 'primary' : 'plain';

/** Tone of a value in the account tables: negative is red (spec 2). */
export const getAccountValueTone = (invoice: Pick<Invoice, 'balance'>): 'red' | 'plain' =>
  invoice.balance.minor < 0 ? 'red' : 'plain';
