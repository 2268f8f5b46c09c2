import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { accessGuards, decideWithoutUser } from './guards.ts';
import type { AccessDecision, AccessRoute, Session } from './types.ts';

/** The input of an access decision. */
export interface AccessRequest {
  /** Null if the user cookie is missing or unreadable. */
  readonly session: Session | null;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  /** Null for an unknown path: the 404 page, behind the same guards. */
  readonly route: AccessRoute | null;
  readonly query: { get(name: string): string | null };
  /** State that the voucher pages require (spec 2). */
  readonly vouchers?: {
    /** A use and its amounts were selected and saved. */
    readonly isUseSelected: boolean;
    /** At least one voucher added and a total not above the maximum. */
    readonly cartReady: boolean;
  };
}

/**
 * Decides access to every route of spec 2. Guards run in order: user, login page, terms, pending
 * invoices in Ecuador, sales certificate, backend capabilities, associate managers, route
 * permissions (including notifications), vouchers. The first rejection wins.
 */
export const decideAccess = (request: AccessRequest): AccessDecision => {
  const { session, route } = request;
  if (!session?.authenticated) return decideWithoutUser(route);
  for (const guard of accessGuards) {
    const denial = guard({ ...request, session });
    if (denial !== null) return denial;
  }
  return { kind: 'granted' };
};
