import type { Currency, StoreCode } from '@surtidor/domain/vocabulary';
import { type Country, countries, otherCountries } from './countries/index.ts';

const allCountries = { ...countries, ...otherCountries };

/** The code of a store: one of the specification, or one of the other distributor (`examples/alba`). */
export type SandboxStoreCode = StoreCode | 'norte' | 'istmo';

interface StoreRow {
  /** Two-letter code. */
  readonly country: keyof typeof allCountries;
  /** Company code in the ERP. Returned as `sociedad` and used as prefix of client codes. */
  readonly company: string;
  readonly lubricants: boolean;
  /** Part of the dealers' e-mail domain. */
  readonly mailName: string;
}

const storeRows = {
  colombia: { country: 'CO', company: '1000', lubricants: false, mailName: 'valdeluna' },
  peru: { country: 'PE', company: '2000', lubricants: false, mailName: 'algarrobo' },
  ecuador: { country: 'EC', company: '3000', lubricants: false, mailName: 'manglar' },
  lubricantes: { country: 'CO', company: '1500', lubricants: true, mailName: 'arrayan' },
  lubricantes_ecuador: { country: 'EC', company: '3500', lubricants: true, mailName: 'capuli' },
  norte: { country: 'CO', company: '4000', lubricants: false, mailName: 'norte.alba' },
  istmo: { country: 'PA', company: '5000', lubricants: false, mailName: 'istmo.alba' },
} as const satisfies Record<SandboxStoreCode, StoreRow>;

/** The data of a store. */
export interface SandboxStore extends StoreRow {
  readonly code: SandboxStoreCode;
  /** IANA time zone. */
  readonly timeZone: string;
  readonly currency: Currency;
  readonly facts: Country;
}

const isStoreCode = (code: string): code is SandboxStoreCode => Object.hasOwn(storeRows, code);

/** Returns a store. Throws if the code is unknown. */
export function getStore(code: string): SandboxStore {
  if (!isStoreCode(code)) throw new Error(`Store '${code}' does not exist.`);
  const row = storeRows[code];
  const facts = allCountries[row.country];
  return { code, ...row, timeZone: facts.timeZone, currency: facts.currency.code, facts };
}

/**
 * Converts an amount in Colombian pesos to the store's currency, both in minor units. Rounds to whole
 * units if the currency usually has no cents.
 */
export function convertToCurrency({ facts: { currency } }: SandboxStore, pesos: number): number {
  const minor = pesos / currency.pesosPerUnit;
  return currency.usesWholeUnits ? Math.round(minor / 100) * 100 : Math.round(minor);
}
