import { type OperationAccess, type PermissionName, permission } from '@surtidor/domain/vocabulary';
import type { SandboxContext, SandboxSession } from '../environment/context.ts';
import { forbidden, supportReadOnly, termsRequired, unauthorized } from '../shared/errors.ts';

/** Whether the user must accept the terms first (spec 2, guard). */
export const owesTerms = ({ user }: Pick<SandboxSession, 'user'>): boolean =>
  user.terms_and_conditions !== '1';

/** Whether a session has any of the permissions. */
export const holdsAny = (
  { permissions }: Pick<SandboxSession, 'permissions'>,
  names: readonly PermissionName[],
  product: string,
): boolean => names.some((name) => permissions.has(permission(product, name)));

/** Rejects sessions without any of the permissions; an empty list allows all. */
export function requireAny(
  { permissions }: Pick<SandboxSession, 'permissions'>,
  names: readonly PermissionName[],
  product: string,
): void {
  if (names.length === 0 || holdsAny({ permissions }, names, product)) return;
  throw forbidden(names.map((name) => permission(product, name)));
}

/** Whether a request stays within the first page that needs no permission. */
function isFirstPage(
  { size, filters }: NonNullable<OperationAccess['firstPage']>,
  { filter, sort, pageSize, currentPage }: Readonly<Record<string, unknown>>,
): boolean {
  const named = Object.entries(filter ?? {}).filter(([, value]) => value !== null);
  return (
    currentPage === 1 &&
    typeof pageSize === 'number' &&
    pageSize <= size &&
    Object.values(sort ?? {}).every((value) => value === null) &&
    named.every(([name]) => filters.includes(name))
  );
}

/**
 * Rejects disallowed requests, in order: no session, write by support, pending terms, missing
 * permission, special cases.
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
  const { firstPage } = rule;
  if (firstPage && !isFirstPage(firstPage, given)) {
    requireAny(session, firstPage.unless, environment.product);
  }
}
