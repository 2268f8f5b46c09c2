import { contentBlocks, type StoreCode, storeCodes } from '../shared/constants/stores.ts';
import { type CountryCode, countries } from '../shared/countries.ts';
import type { StoreVariant } from './types.ts';

/** The fields that a store inherits from its country. */
const getCountryFields = (country: CountryCode) => {
  const { currency, timeZone, telephoneDigits } = countries[country];
  return { country, currency: currency.code, timeZone, telephoneDigits };
};

/** Defaults of standard stores. Each store has its own carousels. */
const standardDefaults: Omit<StoreVariant, 'code' | 'carouselBlocks'> = {
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
const ecuadorDefaults: Omit<StoreVariant, 'code' | 'carouselBlocks'> = {
  ...standardDefaults,
  ...getCountryFields('EC'),
  theme: 'ecuador',
  corporateDestinationSearch: false,
  strictPendingInvoices: true,
};

/** All stores (reading 2). Add one with `npm run generate -- store`. */
export const storeVariants: Readonly<Record<StoreCode, StoreVariant>> = {
  colombia: {
    ...standardDefaults,
    code: 'colombia',
    carouselBlocks: [contentBlocks.homeCarousel],
  },
  lubricantes: {
    ...standardDefaults,
    ...lubricantsDefaults,
    code: 'lubricantes',
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
    carouselBlocks: [contentBlocks.homeCarouselEcuador],
  },
  peru: {
    ...standardDefaults,
    code: 'peru',
    ...getCountryFields('PE'),
    theme: 'peru',
    carouselBlocks: [contentBlocks.homeCarouselPeru],
  },
  lubricantes_ecuador: {
    ...ecuadorDefaults,
    ...lubricantsDefaults,
    code: 'lubricantes_ecuador',
    carouselBlocks: [contentBlocks.homeCarouselLubricants],
  },
};

/** Parses a store code from untrusted text; null if unknown. */
export const parseStoreCode = (text: unknown): StoreCode | null =>
  storeCodes.find((code) => code === text) ?? null;

/** Whether a code is that of a lubricants store (reading 3). */
export const isLubricantsCode = (code: string): boolean =>
  code.includes('lubricantes') || code === 'lubricants';
