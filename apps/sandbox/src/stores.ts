import type { CountryCode, Currency, StoreCode } from '@surtidor/domain/vocabulary';
import { type Country, countries } from './countries/index.ts';

/** A row of the table of stores. */
interface StoreRow {
  readonly country: CountryCode;
  /** Company of the ERP: also the account's society and the first digits of its client codes. */
  readonly company: string;
  readonly lubricants: boolean;
  /** Name in the e-mail addresses of its dealers. */
  readonly mailName: string;
}

/** The stores the distributor runs. */
const rows = {
  colombia: { country: 'CO', company: '1000', lubricants: false, mailName: 'valdeluna' },
  peru: { country: 'PE', company: '2000', lubricants: false, mailName: 'algarrobo' },
  ecuador: { country: 'EC', company: '3000', lubricants: false, mailName: 'manglar' },
  lubricantes: { country: 'CO', company: '1500', lubricants: true, mailName: 'arrayan' },
  lubricantes_ecuador: { country: 'EC', company: '3500', lubricants: true, mailName: 'capuli' },
} as const satisfies Record<StoreCode, StoreRow>;

/** The data of a store. */
export interface SandboxStore extends StoreRow {
  readonly code: StoreCode;
  /** Zone in which today and every written instant are meant. */
  readonly zone: string;
  readonly currency: Currency;
  readonly facts: Country;
}

const isStoreCode = (code: string): code is StoreCode => Object.hasOwn(rows, code);

/** The store of a code; throws if unknown. */
export function getStore(code: string): SandboxStore {
  if (!isStoreCode(code)) throw new Error(`There is no store '${code}'.`);
  const row = rows[code];
  const facts = countries[row.country];
  return { code, ...row, zone: facts.zone, currency: facts.currency.code, facts };
}

/**
 * An amount of Colombian pesos (minor units) in the store's currency: whole units where the country
 * invents none smaller, cents elsewhere.
 */
export function inCurrency({ facts: { currency } }: SandboxStore, pesos: number): number {
  const minor = pesos / currency.pesos;
  return currency.wholeUnits ? Math.round(minor / 100) * 100 : Math.round(minor);
}
