import type { Permission, PermissionName } from '../shared/constants/permissions.ts';
import type { Role } from '../shared/constants/roles.ts';
import type { StoreCode } from '../shared/constants/stores.ts';
import type { MessageKey } from '../shared/messages/keys.ts';
import type { Message } from '../shared/messages/types.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import type { RouteId } from './routes.ts';

/** Where the terms stand for the signed-in user (spec 3, cookie terms-conditions). */
export interface Terms {
  /** The user's id, which the terms redirect carries. */
  readonly id: string;
  readonly accepted: boolean;
}

/** The company behind an account, read-only (spec 2 and 3). */
export interface CorporateInfo {
  readonly documentType: string;
  readonly document: string;
  readonly name: string;
  readonly address: string;
  readonly telephone: string;
  readonly country: string;
  readonly city: string;
  readonly department: string;
  readonly email: string;
}

/** Who is signed in. It steers the interface; the backend decides (reading 36). */
export interface Session {
  readonly role: Role;
  readonly authenticated: boolean;
  /** A support person signed in as this customer: sees all, writes no money. */
  readonly support: boolean;
  readonly permissions: readonly string[];
  readonly clientCode: string;
  readonly userId: string;
  readonly displayName: string;
  readonly store: StoreCode;
  readonly terms: Terms;
  /**
   * The company of the login result, where the backend has no query for it (spec 3, corporate info).
   */
  readonly company?: CorporateInfo;
}

/** One entry of the acl: a module, when the permission does not carry its own (spec 3). */
export interface AclEntry {
  readonly type: string;
  readonly permission: string;
}

/** The company of a signed-in user (spec 3, login result's client), by its code. */
export interface Client {
  readonly code: string;
}

/** What a successful sign-in brings (spec 3). The token stays with the server. */
export interface LoginResult {
  readonly token: string;
  readonly roleName: string;
  readonly userId: string;
  readonly displayName: string;
  readonly termsAccepted: boolean;
  readonly acl: readonly AclEntry[];
  readonly client: Client;
  readonly store: StoreCode;
}

/** Something a visit must bring with it, beyond permissions (spec 2). */
export type PageRequirement = 'voucher-use' | 'voucher-cart';

/** Where a page stands in the menus (spec 2); a page without a place is in none. */
export interface MenuPosition {
  /** Its place in the side menu, counted from 1. */
  readonly place: number;
  /** Its place among the links of wide windows, which are the pages that a dealer comes for. */
  readonly header?: number;
  /** Permissions that show the entry where they are others than those of the page. */
  readonly anyOf?: readonly PermissionName[];
  /** Whether a store offers it; each does when left out. */
  readonly offered?: (variant: StoreVariant, deploymentOptions: DeploymentOptions) => boolean;
}

/** One row of the route table: a path and what a visit to it needs (spec 2). */
export interface AccessRoute {
  readonly id: RouteId;
  /** '{product}' stands for the product's name in small letters. */
  readonly path: string;
  /** What the route is for, in the words of spec 2. */
  readonly title: MessageKey;
  /**
   * 'member' needs an authenticated user; 'guest' is the login page, for those who are not;
   * 'entry' begins a support session; 'public' is for everybody (reading 21).
   */
  readonly audience: 'member' | 'guest' | 'entry' | 'public';
  /** Any one of these permissions opens the page; none needed when empty. */
  readonly anyOf: readonly PermissionName[];
  /** Where a user without them is sent (spec 2: default '/'). */
  readonly fallback: string;
  readonly needs?: PageRequirement;
  readonly menu?: MenuPosition;
}

/** The one answer about a request. Guards are asked in one order (spec 2). */
export type AccessDecision =
  | { readonly kind: 'granted' }
  | { readonly kind: 'sign-in'; readonly to: string }
  | { readonly kind: 'accept-terms'; readonly to: string; readonly message: Message }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** 0 leaves at once; 3500 shows the message first (spec 9). */
      readonly afterMs: number;
      readonly message?: Message;
      /** The permissions of which any one would have opened the page. */
      readonly missing?: readonly Permission[];
      /** The page that was refused, where somebody of the company could open it to the visitor. */
      readonly refused?: RouteId;
    };
