import type { PermissionName } from '../shared/constants/permissions.ts';
import type { Role } from '../shared/constants/roles.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';

/** Terms of the signed-in user (spec 3, cookie terms-conditions). */
export interface Terms {
  /** The user's id in the redirect to the terms. */
  readonly id: string;
  readonly accepted: boolean;
}

/** The company of an account, which is read-only (spec 2 and 3). */
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

/** The signed-in user, who determines what the portal shows. The backend enforces access (reading 36). */
export interface Session {
  readonly role: Role;
  readonly authenticated: boolean;
  /** Whether a support agent is signed in as the customer, with read-only access. */
  readonly support: boolean;
  readonly permissions: readonly string[];
  readonly clientCode: string;
  readonly userId: string;
  readonly displayName: string;
  readonly store: string;
  readonly terms: Terms;
  /** The company of the login result, if the backend has no query for it (spec 3, corporate info). */
  readonly company?: CorporateInfo;
  /** Whether the person can switch to another company. */
  readonly hasOtherCompanies?: true;
}

/** An acl entry. Its type is the module of permissions that have none (spec 3). */
export interface AclEntry {
  readonly type: string;
  readonly permission: string;
}

/** The company of a signed-in user (spec 3, client of the login result). */
export interface Client {
  readonly code: string;
}

/** The result of a successful sign-in (spec 3). The token stays on the server. */
export interface LoginResult {
  readonly token: string;
  readonly roleName: string;
  readonly userId: string;
  readonly displayName: string;
  readonly termsAccepted: boolean;
  readonly acl: readonly AclEntry[];
  readonly client: Client;
  readonly store: string;
}

/** The state that a page requires in addition to permissions (spec 2). */
export type PageRequirement = 'voucher-use' | 'voucher-cart';

/** The position of a page in the menus (spec 2). */
export interface MenuPosition {
  /** Position in the side menu, from 1. */
  readonly position: number;
  /** Position in the header of wide windows, for the main pages. */
  readonly header?: number;
  /** Permissions of the entry, if they differ from the page's. */
  readonly anyOf?: readonly PermissionName[];
  /** Whether a store has the entry; all stores have it by default. */
  readonly isOffered?: (variant: StoreVariant, deploymentOptions: DeploymentOptions) => boolean;
}
