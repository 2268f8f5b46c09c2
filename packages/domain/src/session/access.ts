import type { AccessDecision, AccessRequest } from './access-types.ts';
import { accessGuards, decideWithoutUser } from './guards.ts';

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
