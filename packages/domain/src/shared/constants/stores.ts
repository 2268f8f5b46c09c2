export type { CountryCode, Currency } from '../countries.ts';
export { currencies } from '../country-currencies.ts';

/** The store codes a deployment may serve (spec 2 and 9; reading 2). */
export const storeCodes = [
  'colombia',
  'peru',
  'ecuador',
  'lubricantes',
  'lubricantes_ecuador',
] as const;

/** A store of the distributor, which determines theme and rules. */
export type StoreCode = (typeof storeCodes)[number];

/** Identifiers of the content blocks the specification names (spec 1 and 2). */
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
