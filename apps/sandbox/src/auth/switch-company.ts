import type { Dealer } from '../environment/context.ts';
import { createForbiddenError } from '../shared/errors.ts';
import { findCompanyUsers } from './companies.ts';
import { openLoginSession } from './sign-in.ts';

/** Resolves `cambiarEmpresa`: signs the person in as their user of another company. */
export async function switchCompany(dealer: Dealer, clientCode: string) {
  const { db, environment } = dealer;
  const target = findCompanyUsers(db, dealer).find(({ cliente }) => cliente === clientCode);
  const result = target && (await openLoginSession(environment, target.user_id, false));
  if (!result) throw createForbiddenError();
  return result;
}
