import { contentBlocks, type StoreCode, storeCodes } from '../shared/constants/stores.ts';
import { type CountryCode, countries } from '../shared/countries.ts';
import type { StoreVariant } from './types.ts';

/** Fields that a store inherits from its country. */
const inCountry = (country: CountryCode) => {
  const { currency, timeZone, telephoneDigits } = countries[country];
  return { country, currency: currency.code, timeZone, telephoneDigits };
};

/** Defaults of standard stores. Each store names its own carousels. */
const standard: Omit<StoreVariant, 'code' | 'carouselBlocks'> = {
  ...inCountry('CO'),
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
const lubricants = {
  theme: 'lubricants',
  lubricants: true,
  menuBlock: contentBlocks.menuLinksLubricants,
  loginFooter: 'lubricants',
  chatColour: 'lubricants',
  associateManagers: ['legal-representative', 'administrative', 'planning-engineer'],
} as const satisfies Partial<StoreVariant>;

/** Defaults of the stores of Ecuador. */
const inEcuador: Omit<StoreVariant, 'code' | 'carouselBlocks'> = {
  ...standard,
  ...inCountry('EC'),
  theme: 'ecuador',
  corporateDestinationSearch: false,
  strictPendingInvoices: true,
};

/** All stores (reading 2). `npm run generate -- store` adds one. */
export const storeVariants: Readonly<Record<StoreCode, StoreVariant>> = {
  colombia: {
    ...standard,
    code: 'colombia',
    carouselBlocks: [contentBlocks.homeCarousel],
  },
  lubricantes: {
    ...standard,
    ...lubricants,
    code: 'lubricantes',
    headerKind: 'lubricants',
    bell: false,
    ordersEntry: false,
    // 'lubricants' is the same store (reading 3).
    storeEntry: { 'hidden-in-lubricants': false, 'only-lubricants': true },
    carouselBlocks: [contentBlocks.homeCarouselLubricants],
  },
  ecuador: {
    ...inEcuador,
    code: 'ecuador',
    carouselBlocks: [contentBlocks.homeCarouselEcuador],
  },
  peru: {
    ...standard,
    code: 'peru',
    ...inCountry('PE'),
    theme: 'peru',
    carouselBlocks: [contentBlocks.homeCarouselPeru],
  },
  lubricantes_ecuador: {
    ...inEcuador,
    ...lubricants,
    code: 'lubricantes_ecuador',
    carouselBlocks: [contentBlocks.homeCarouselLubricants],
  },
};

/** Parses a store code from untrusted text; null if unknown. */
export const parseStoreCode = (text: unknown): StoreCode | null =>
  storeCodes.find((code) => code === text) ?? null;

/** Whether a code names a lubricants store: it contains 'lubricantes' or is 'lubricants' (reading 3). */
export const isLubricantsCode = (code: string): boolean =>
  code.includes('lubricantes') || code === 'lubricants';
