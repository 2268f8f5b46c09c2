import { contentBlocks, type StoreCode, storeCodes } from '../shared/constants/stores.ts';
import { getCountry } from '../shared/country-currencies.ts';
import type { StoreVariant } from './types.ts';

/** The fields that a store shares with others. */
type StoreDefaults = Omit<StoreVariant, 'code' | 'name' | 'carouselBlocks'>;

/** The fields that a store inherits from its country. */
const getCountryFields = (country: string) => {
  const facts = getCountry(country);
  if (facts === undefined) throw new RangeError(`The country ${country} is unknown.`);
  const { currency, timeZone, telephoneDigits } = facts;
  return { country, currency: currency.code, timeZone, telephoneDigits };
};

/** Defaults of standard stores. Each store has its own carousels. */
const standardDefaults: StoreDefaults = {
  ...getCountryFields('CO'),
  theme: 'standard',
  lubricants: false,
  menuBlock: contentBlocks.menuLinks,
  headerKind: 'full',
  loginFooter: 'standard',
  bell: true,
  ordersEntry: true,
  storeEntry: { 'hidden-in-lubricants': true, 'only-lubricants': false },
  chatColour: 'standard',
  bannerFallbackBlock: contentBlocks.bannerFallback,
  associateManagers: ['legal-representative'],
  corporateDestinationSearch: true,
  strictPendingInvoices: false,
};

/** Defaults of the lubricants stores. */
const lubricantsDefaults = {
  theme: 'lubricants',
  lubricants: true,
  menuBlock: contentBlocks.menuLinksLubricants,
  loginFooter: 'lubricants',
  chatColour: 'lubricants',
  associateManagers: ['legal-representative', 'administrative', 'planning-engineer'],
} as const satisfies Partial<StoreVariant>;

/** Defaults of the stores in Ecuador. */
const ecuadorDefaults: StoreDefaults = {
  ...standardDefaults,
  ...getCountryFields('EC'),
  theme: 'ecuador',
  corporateDestinationSearch: false,
  strictPendingInvoices: true,
};

/** The stores of the specification (reading 2). Add one with `npm run generate -- store`. */
export const storeVariants: Readonly<Record<StoreCode, StoreVariant>> = {
  colombia: {
    ...standardDefaults,
    code: 'colombia',
    name: 'Colombia',
    carouselBlocks: [contentBlocks.homeCarousel],
  },
  lubricantes: {
    ...standardDefaults,
    ...lubricantsDefaults,
    code: 'lubricantes',
    name: 'Lubricants (Colombia)',
    headerKind: 'lubricants',
    bell: false,
    ordersEntry: false,
    // 'lubricants' is the same store (reading 3).
    storeEntry: { 'hidden-in-lubricants': false, 'only-lubricants': true },
    carouselBlocks: [contentBlocks.homeCarouselLubricants],
  },
  ecuador: {
    ...ecuadorDefaults,
    code: 'ecuador',
    name: 'Ecuador',
    carouselBlocks: [contentBlocks.homeCarouselEcuador],
  },
  peru: {
    ...standardDefaults,
    code: 'peru',
    name: 'Peru',
    ...getCountryFields('PE'),
    theme: 'peru',
    carouselBlocks: [contentBlocks.homeCarouselPeru],
  },
  lubricantes_ecuador: {
    ...ecuadorDefaults,
    ...lubricantsDefaults,
    code: 'lubricantes_ecuador',
    name: 'Lubricants (Ecuador)',
    carouselBlocks: [contentBlocks.homeCarouselLubricants],
  },
};

/** A store of a distributor: its name and country, and what differs from a standard store, or a complete variant. */
export type StoreRow = Pick<StoreVariant, 'name' | 'country'> & Partial<StoreVariant>;

/**
 * Creates the variant of a distributor's store. Fields that the row does not have are those of the country and of a
 * standard store, or of a lubricants store with `lubricants: true`.
 * @throws RangeError if the country is unknown.
 */
export const createStore = (code: string, row: StoreRow): StoreVariant => ({
  ...standardDefaults,
  ...(row.lubricants && lubricantsDefaults),
  carouselBlocks: [contentBlocks.homeCarousel],
  ...getCountryFields(row.country),
  ...row,
  code,
});

/** Parses the code of a store of the specification from untrusted text; null if unknown. */
export const parseStoreCode = (text: unknown): StoreCode | null =>
  storeCodes.find((code) => code === text) ?? null;

/**
 * Whether users select their store before they sign in: the deployment has several, and the backend does not return
 * the store of a user (reading 78).
 */
export const selectsStore = (stores: readonly string[], returnsStore: boolean): boolean =>
  stores.length > 1 && !returnsStore;
