/** The store codes a deployment may serve (spec 2 and 9; settled reading 2). */
export const storeCodes = [
  'colombia',
  'peru',
  'ecuador',
  'lubricantes',
  'lubricantes_ecuador',
] as const;

/** A store of the distributor: the portal changes its look and rules with it. */
export type StoreCode = (typeof storeCodes)[number];

/** Countries of the stores, as two-letter codes (spec 9: CO, EC and, as a store variant, PE). */
export const countryCodes = ['CO', 'PE', 'EC'] as const;

/** A country a store sells in. */
export type CountryCode = (typeof countryCodes)[number];

/** Currencies of the stores (settled reading 29). */
export const currencies = ['COP', 'PEN', 'USD'] as const;

/** A currency; every one of them has two minor digits. */
export type Currency = (typeof currencies)[number];

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
