import { addCountries, type CountryData } from '@surtidor/domain';
import type { RouteId } from '@surtidor/domain/session';
import {
  createStore,
  type FeatureName,
  type OwnRoute,
  type StoreRow,
  type StoreVariant,
} from '@surtidor/domain/variants';
import type { KitMessages } from '@surtidor/ui';
import type { ComponentType } from 'react';
import type { Catalogue } from '../messages/catalogue.ts';
import type { PortalSlots } from './slots.ts';

/** The props of a distributor's logo. */
export interface LogoProps {
  /** The product's name. */
  readonly name: string;
  /** `brand` on the dark background of the header and the sign-in page. */
  readonly background?: 'page' | 'brand';
  /** `lg` if it is alone, as on the sign-in page; otherwise `md`. */
  readonly size?: 'md' | 'lg';
}

/** The colours of the pages that the server shows without the portal's code, in one colour mode. */
export interface PlainColours {
  readonly canvas: string;
  readonly ink: string;
  readonly 'ink-soft': string;
  readonly accent: string;
  readonly primary: string;
  readonly 'on-primary': string;
}

/** A second language of a portal. A text that it does not have is shown by its key, which is English. */
export interface PortalLanguage {
  readonly texts: Catalogue;
  /** The messages of the UI kit. */
  readonly kit: Partial<KitMessages>;
  /** The titles of own pages and the names of stores in this language, by those of the configuration. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What the footer links to: a path on the store's site, or an https URL. */
export interface FooterLinks {
  /** The terms and conditions; by default 'terminos-y-condiciones'. */
  readonly terms?: string;
  /** The privacy policy; by default 'habeas-data'. */
  readonly privacy?: string;
  /** The page with help; by default there is no link. */
  readonly help?: string;
}

/** Everything that a distributor decides about its portal. What a deployment sets is an environment variable. */
export interface PortalConfig {
  /** The product's name in texts, paths and GraphQL fields: one word of Latin letters. `PRODUCT` overrides it. */
  readonly product: string;
  /** The sentence that browsers and search engines show. */
  readonly description: string;
  /**
   * The stores by code: rows of `storeVariants`, or rows of one's own with a name and a country. `STORES` can limit a
   * deployment to some of them.
   */
  readonly stores: Readonly<Record<string, StoreRow>>;
  /** The store of a first visit. */
  readonly defaultStore: string;
  /** Countries besides those of the specification, with their currencies. */
  readonly countries?: Readonly<Record<string, CountryData>>;
  /** The component that renders the logo; by default the product's name. */
  readonly logo?: ComponentType<LogoProps>;
  /** The URL of the icon in browser tabs: a file in `public/` or a `data:` URL. The other icons are `public/icons/`. */
  readonly favicon?: string;
  /** The colour of the browser's bar by theme, in hexadecimal; it is that of the header. */
  readonly themeColours?: Readonly<Record<string, string>>;
  /** The colours of the pages without the portal's code; by default those of the kit's standard theme. */
  readonly plainColours?: Readonly<Record<'light' | 'dark', Partial<PlainColours>>>;
  /** Texts that replace the portal's, by key. They must have the same {placeholders}. */
  readonly texts?: Catalogue;
  /** The language of the texts, as a BCP 47 tag; 'es' by default. */
  readonly locale?: string;
  /** Other languages by BCP 47 tag, for stores whose row has a `locale`. */
  readonly languages?: Readonly<Record<string, PortalLanguage>>;
  /** Components that the portal shows in addition, by place. */
  readonly slots?: PortalSlots;
  /** The access and menu entries of the pages in `src/routes`. */
  readonly routes?: readonly OwnRoute[];
  /** Places of the packaged pages in the side menu, by route id; the others keep theirs, from 1 for the home page to 10. */
  readonly menuPositions?: Readonly<Partial<Record<RouteId, number>>>;
  /** The links of the footer. */
  readonly links?: FooterLinks;
}

/** A configuration with complete stores. */
export interface PortalDefinition extends PortalConfig {
  /** The features that the option `omit` of the Vite plugin left out of the build. */
  readonly omitted?: readonly FeatureName[];
  readonly stores: Readonly<Record<string, StoreVariant>>;
}

/**
 * Defines a portal: the default export of an app's `portal.config.tsx`.
 * @throws RangeError if a store's country does not exist. The server checks the rest when it starts.
 */
export function definePortal<const Code extends string>(
  config: PortalConfig & {
    readonly stores: Readonly<Record<Code, StoreRow>>;
    readonly defaultStore: NoInfer<Code>;
  },
): PortalDefinition {
  addCountries(config.countries ?? {});
  const stores = Object.entries<StoreRow>(config.stores).map(
    ([code, row]) => [code, createStore(code, row)] as const,
  );
  return { ...config, stores: Object.fromEntries(stores) };
}

/** Returns the variant of a store; that of the default store for one that the portal does not have. */
export function getStoreVariant(
  { stores, defaultStore }: Pick<PortalDefinition, 'stores' | 'defaultStore'>,
  code: string,
): StoreVariant {
  const variant = stores[code] ?? stores[defaultStore];
  if (variant === undefined) throw new RangeError(`The store ${defaultStore} does not exist.`);
  return variant;
}

/** Returns the language of a store's texts, a BCP 47 tag. */
export const getLocale = (definition: PortalDefinition, store: string): string =>
  getStoreVariant(definition, store).locale ?? definition.locale ?? 'es';
