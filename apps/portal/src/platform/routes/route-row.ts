import type { PortalMessageKey } from '../messages/portal-message-key.ts';

/** The signs that a menu may show beside a route. */
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
   * The screen: the name of its folder under `screens/` and of its component's file. Null while
   * nobody has made it; no menu, link or preload leads to such a page.
   */
  readonly screen: string | null;
  /** What it is called where its heading differs from the access table's title. */
  readonly title?: PortalMessageKey;
  /**
   * The query under which the checks that walk every page open it; none when left out. Null is for
   * a page that checks cannot stay on.
   */
  readonly sample?: string | null;
}

/** A page of a route beside its own, at `?section=`. */
export interface SectionRow extends PageRow {
  /** What it is called in the links between the sections. */
  readonly title: PortalMessageKey;
}

/** What the portal adds to a row of the domain's route table. */
export interface RouteRow extends PageRow {
  /** The sign beside it in the menu. */
  readonly icon?: MenuIconName;
  /** Pages of the same route, by the name that the address gives them. */
  readonly sections?: Readonly<Record<string, SectionRow>>;
}
