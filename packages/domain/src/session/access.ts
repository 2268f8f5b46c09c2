import type { AccessDecision, AccessRequest } from './access-types.ts';
import { accessGuards, decideWithoutUser } from './guards.ts';

/**
 * Decides access to a route (spec 2). The guards run in this order: user, login page, company, terms, pending
 * invoices in Ecuador, sales certificate, backend capabilities, associate managers, route
 * permissions, vouchers. The first rejection is returned.
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
