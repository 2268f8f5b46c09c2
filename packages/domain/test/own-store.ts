import { addCountries } from '../src/shared/country-currencies.ts';
import { createStore, storeVariants } from '../src/variants/stores.ts';

/** A country that only a distributor has, with a currency and separators of its own. */
export const panama = {
  name: 'Panamá',
  currency: {
    code: 'PAB',
    prefix: 'B/. ',
    precision: 2,
    separators: { thousands: ',', decimal: '.' },
    signs: ['B/.'],
  },
  timeZone: 'America/Panama',
  telephoneDigits: [7, 8],
} as const;

addCountries({ PA: panama });

/** The stores of the specification and one that only a distributor has. */
export const testStores = {
  ...storeVariants,
  istmo: createStore('istmo', { name: 'Istmo', country: 'PA', theme: 'alba' }),
};
