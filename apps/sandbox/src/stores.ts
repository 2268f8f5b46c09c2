import type { CountryCode, Currency, StoreCode } from '@surtidor/domain/vocabulary';

/** What the backend itself needs to know of a store. */
export interface SandboxStore {
  readonly country: CountryCode;
  readonly currency: Currency;
  /** Zone in which today and every written instant are meant. */
  readonly zone: string;
}

/** The stores the distributor runs. */
export const stores = {
  colombia: { country: 'CO', currency: 'COP', zone: 'America/Bogota' },
  peru: { country: 'PE', currency: 'PEN', zone: 'America/Lima' },
  ecuador: { country: 'EC', currency: 'USD', zone: 'America/Guayaquil' },
  lubricantes: { country: 'CO', currency: 'COP', zone: 'America/Bogota' },
  lubricantes_ecuador: { country: 'EC', currency: 'USD', zone: 'America/Guayaquil' },
} as const satisfies Record<StoreCode, SandboxStore>;

const isStoreCode = (code: string): code is StoreCode => Object.hasOwn(stores, code);

/** The store of a code; an unknown code is a broken world, not a user's mistake. */
export function storeOf(code: string): SandboxStore {
  if (!isStoreCode(code)) throw new Error(`There is no store '${code}'.`);
  return stores[code];
}
