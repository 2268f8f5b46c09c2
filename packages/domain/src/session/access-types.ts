import type { Permission } from '../shared/constants/permissions.ts';
import type { Message } from '../shared/messages/types.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import type { MatchedRoute } from './routes.ts';
import type { Session } from './types.ts';

/** The input of an access decision. */
export interface AccessRequest {
  /** Null if the user cookie is missing or unreadable. */
  readonly session: Session | null;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  /** Null for an unknown path, which shows the 404 page and has the same guards. */
  readonly route: MatchedRoute | null;
  readonly query: { get(name: string): string | null };
  /** The state that the voucher pages require (spec 2). */
  readonly vouchers?: {
    /** Whether a use and its amounts were selected and saved. */
    readonly isUseSelected: boolean;
    /** Whether the cart has at least one voucher and a total up to the maximum. */
    readonly isCartReady: boolean;
  };
}

/** The access decision of a request (spec 2). */
export type AccessDecision =
  | { readonly kind: 'granted' }
  | { readonly kind: 'sign-in'; readonly to: string }
  | { readonly kind: 'accept-terms'; readonly to: string; readonly message: Message }
  /** The address is of another company of the person. */
  | { readonly kind: 'other-company'; readonly code: string }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** 0 redirects immediately; 3500 shows the message first (spec 9). */
      readonly afterMs: number;
      readonly message?: Message;
      /** Permissions, any one of which would grant access. */
      readonly missingPermissions?: readonly Permission[];
      /** The denied page, if somebody in the company can grant access. */
      readonly deniedRoute?: MatchedRoute['id'];
    };
