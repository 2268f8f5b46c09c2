import type { FeatureName } from '@surtidor/domain/variants';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

/** The icons of menu entries. */
export type MenuIconName =
  | 'bell'
  | 'clipboard-list'
  | 'file-check'
  | 'file-text'
  | 'gift'
  | 'history'
  | 'house'
  | 'receipt-text'
  | 'shopping-bag'
  | 'store'
  | 'user';

/** The page of a route or a section. */
export interface PageRow {
  /** The name of the screen, which is the name of its folder under `screens/` and of its component file. */
  readonly screen: string;
  /** The title, if it differs from the title in the access table. */
  readonly title?: PortalMessageKey;
  /** Further words that find the page in the command palette. */
  readonly keywords?: PortalMessageKey;
  /** The search params that checks use to open the page. Null if checks cannot open it. Default: none. */
  readonly sampleQuery?: string | null;
}

/** Another page of a route, at `?section=`. */
export interface SectionRow extends PageRow {
  /** The label of the link to the section. */
  readonly title: PortalMessageKey;
  /** The feature whose sections leave with it; by default, a section is always there. */
  readonly feature?: FeatureName;
}

/** The fields of a route that the portal adds to the table of the domain. */
export interface RouteRow extends PageRow {
  /** The icon in the menu. */
  readonly icon?: MenuIconName;
  /** Other pages of the route, by the value of `?section=`. */
  readonly sections?: Readonly<Record<string, SectionRow>>;
}
