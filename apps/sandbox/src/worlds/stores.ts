import type { StoreCode } from '@surtidor/domain/vocabulary';
import { stores } from '../stores.ts';

/** What the master data of a store's dealers looks like. */
interface Habits {
  /** Company of the ERP, also the account's society. */
  readonly company: string;
  readonly lubricants: boolean;
}

const habits: Record<StoreCode, Habits> = {
  colombia: { company: '1000', lubricants: false },
  peru: { company: '2000', lubricants: false },
  ecuador: { company: '3000', lubricants: false },
  lubricantes: { company: '1500', lubricants: true },
  lubricantes_ecuador: { company: '3500', lubricants: true },
};

const countryHabits = {
  CO: { telephoneDigits: 10, taxNumber: 'NIT', personalDocument: 'CC', pesos: 1 },
  PE: { telephoneDigits: 9, taxNumber: 'RUC', personalDocument: 'DNI', pesos: 1050 },
  EC: { telephoneDigits: 10, taxNumber: 'RUC', personalDocument: 'CC', pesos: 4000 },
} as const;

/** Everything an inventor of dealers needs to know of a store. */
export const storeFacts = (code: StoreCode) => ({
  code,
  ...stores[code],
  ...habits[code],
  ...countryHabits[stores[code].country],
});

/** See {@link storeFacts}. */
export type StoreFacts = ReturnType<typeof storeFacts>;

/**
 * An amount of Colombian pesos (minor units) in the store's currency: whole units where the store
 * shows none smaller, cents for dollars.
 */
export function inCurrency(store: StoreFacts, pesos: number): number {
  const minor = pesos / store.pesos;
  return store.currency === 'USD' ? Math.round(minor) : Math.round(minor / 100) * 100;
}
