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

/** The fields of a route that the portal adds to the table of the domain. */
export interface RouteRow {
  /** The name of the screen, which is the name of its folder under `screens/` and of its component file. */
  readonly screen: string;
  /** The icon in the menu. */
  readonly icon?: MenuIconName;
  /** The title, if it differs from the title in the access table. */
  readonly title?: PortalMessageKey;
  /** Further words that find the page in the command palette. */
  readonly keywords?: PortalMessageKey;
  /** The search params that checks use to open the page. Null if checks cannot open it. Default: none. */
  readonly sampleQuery?: string | null;
}
