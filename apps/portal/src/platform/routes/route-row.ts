import type { PortalMessageKey } from '../messages/portal-message-key.ts';

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

/** A page: a route's own, or that of one of its sections. */
export interface PageRow {
  /**
   * The screen: the name of its folder under `screens/` and of its component's file. Null if it does not
   * exist yet; then no menu, link or preload leads to the page.
   */
  readonly screen: string | null;
  /** The title, if it differs from that of the access table. */
  readonly title?: PortalMessageKey;
  /** The query string with which checks open the page; none by default. Null if checks cannot open it. */
  readonly sample?: string | null;
}

/** A further page of a route, at `?section=`. */
export interface SectionRow extends PageRow {
  /** The label of its link among the sections. */
  readonly title: PortalMessageKey;
}

/** The portal's fields of a route, beside those of the domain's table. */
export interface RouteRow extends PageRow {
  /** Its icon in the menu. */
  readonly icon?: MenuIconName;
  /** Further pages of the route, by the value of `?section=`. */
  readonly sections?: Readonly<Record<string, SectionRow>>;
}
