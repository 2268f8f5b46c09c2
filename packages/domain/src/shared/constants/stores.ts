export type { CountryCode, Currency } from '../countries.ts';

/** The codes of the specification's stores (spec 2 and 9; reading 2). A distributor's stores have codes of their own. */
export const storeCodes = [
  'colombia',
  'peru',
  'ecuador',
  'lubricantes',
  'lubricantes_ecuador',
] as const;

/** The code of a store of the specification. */
export type StoreCode = (typeof storeCodes)[number];

/** Identifiers of the content blocks (spec 1 and 2). */
export const contentBlocks = {
  menuLinks: 'menu-links',
  menuLinksLubricants: 'menu-links-lub',
  homeCarousel: 'home-carousel',
  homeCarouselPeru: 'home-carousel-peru',
  homeCarouselEcuador: 'home-carousel-ecuador',
  homeCarouselLubricants: 'home-carousel-lub',
  bannerFallback: 'home-banner-fallback',
  homeBanner: 'home-banner',
  terms: 'terminos-y-condiciones',
  privacy: 'habeas-data',
} as const;
