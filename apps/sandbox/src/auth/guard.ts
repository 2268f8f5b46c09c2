import {
  getPermission,
  type OperationAccess,
  type PermissionName,
} from '@surtidor/domain/vocabulary';
import type { SandboxContext, SandboxSession } from '../environment/context.ts';
import {
  createForbiddenError,
  createSupportReadOnlyError,
  createTermsRequiredError,
  createUnauthorizedError,
} from '../shared/errors.ts';

/** The role id of the legal representative, as in the table `roles`. */
const representativeRole = 1;

/** Whether the user has not accepted the terms yet (spec 2, guard). */
export const hasPendingTerms = ({ user }: Pick<SandboxSession, 'user'>): boolean =>
  user.terms_and_conditions !== '1';

/** Whether a session has any of the permissions. */
export const hasAnyPermission = (
  { permissions }: Pick<SandboxSession, 'permissions'>,
  names: readonly PermissionName[],
  product: string,
): boolean => names.some((name) => permissions.has(getPermission(product, name)));

/** Throws FORBIDDEN if the session has none of the permissions. An empty list allows every session. */
export function requireAnyPermission(
  { permissions }: Pick<SandboxSession, 'permissions'>,
  names: readonly PermissionName[],
  product: string,
): void {
  if (names.length === 0 || hasAnyPermission({ permissions }, names, product)) return;
  throw createForbiddenError(names.map((name) => getPermission(product, name)));
}

/** Whether the arguments only request the first page, which needs no permission. */
function isFirstPage(
  { size, filters }: NonNullable<OperationAccess['firstPage']>,
  { filter, sort, pageSize, currentPage }: Readonly<Record<string, unknown>>,
): boolean {
  const activeFilters = Object.entries(filter ?? {}).filter(([, value]) => value !== null);
  return (
    currentPage === 1 &&
    typeof pageSize === 'number' &&
    pageSize <= size &&
    Object.values(sort ?? {}).every((value) => value === null) &&
    activeFilters.every(([name]) => filters.includes(name))
  );
}

/**
 * Throws if a field's access rule rejects the request. Checks in this order: session, support,
 * terms, permissions, special cases.
 */
export function enforceAccess(
  rule: OperationAccess,
  { session, environment }: SandboxContext,
  args: Readonly<Record<string, unknown>> = {},
): void {
  if (rule.audience === 'anyone') return;
  if (!session) throw createUnauthorizedError();
  if (rule.isWrite && session.support) throw createSupportReadOnlyError();
  if (rule.isForRepresentative && (session.support || session.user.role_id !== representativeRole))
    throw createForbiddenError();
  if (rule.requiresTerms && hasPendingTerms(session)) throw createTermsRequiredError();
  requireAnyPermission(session, rule.anyOf, environment.product);
  for (const { when, anyOf } of rule.cases ?? []) {
    const isApplicable = Object.entries(when).every(([name, value]) => args[name] === value);
    if (isApplicable) requireAnyPermission(session, anyOf, environment.product);
  }
  const { firstPage } = rule;
  if (firstPage && !isFirstPage(firstPage, args)) {
    requireAnyPermission(session, firstPage.unless, environment.product);
  }
}
