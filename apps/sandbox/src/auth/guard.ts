import { type OperationAccess, type PermissionName, permission } from '@surtidor/domain/vocabulary';
import type { SandboxContext, SandboxSession } from '../environment/context.ts';
import { forbidden, supportReadOnly, termsRequired, unauthorized } from '../shared/errors.ts';

/** Whether the person signed in must accept the terms before anything else (spec 2, guard). */
export const owesTerms = ({ user }: Pick<SandboxSession, 'user'>): boolean =>
  user.terms_and_conditions !== '1';

/** Refuses a session that holds none of the permissions; none asked for refuses nobody. */
export function requireAny(
  { permissions }: Pick<SandboxSession, 'permissions'>,
  names: readonly PermissionName[],
  product: string,
): void {
  const wanted = names.map((name) => permission(product, name));
  if (wanted.length > 0 && !wanted.some((name) => permissions.has(name))) throw forbidden(wanted);
}

/**
 * Refuses a call that the contract does not allow: no session, then a write by support, then terms
 * not accepted, then no permission, then a case that asks for more.
 */
export function enforce(
  rule: OperationAccess,
  { session, environment }: SandboxContext,
  given: Readonly<Record<string, unknown>> = {},
): void {
  if (rule.audience === 'anyone') return;
  if (!session) throw unauthorized();
  if (rule.writes && session.support) throw supportReadOnly();
  if (rule.terms && owesTerms(session)) throw termsRequired();
  requireAny(session, rule.anyOf, environment.product);
  for (const { when, anyOf } of rule.cases ?? []) {
    const applies = Object.entries(when).every(([name, value]) => given[name] === value);
    if (applies) requireAny(session, anyOf, environment.product);
  }
}
