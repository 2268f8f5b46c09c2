import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { accessGuards, decideWithoutUser } from './guards.ts';
import type { AccessDecision, AccessRoute, Session } from './types.ts';

/** What one visit is judged by. */
export interface AccessRequest {
  /** null when there is no user cookie, or it cannot be read. */
  readonly session: Session | null;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  /** null for a path that no route has: the 404 page, behind the same guards. */
  readonly route: AccessRoute | null;
  readonly query: { get(name: string): string | null };
  /** What the visit brings for the voucher pages (spec 2); nothing when left out. */
  readonly vouchers?: {
    /** A use and its amounts were selected and saved. */
    readonly isUseSelected: boolean;
    /** At least one voucher added and a total not above the maximum. */
    readonly cartReady: boolean;
  };
}

/**
 * The one answer to every visit of every route of spec 2. Guards are asked in one order: user,
 * login page, terms, pending invoices in Ecuador, sales certificate, what the backend lacks, who manages associates,
 * permissions of the route (notifications included), vouchers. The first that objects decides.
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
