import {
  getPermission,
  type Operation,
  type OperationAccess,
  operationAccess,
  type PermissionName,
  permissionNames,
} from '@surtidor/domain/vocabulary';
import type { Person } from './people.ts';
import type { Ownership, Probe } from './probe.ts';

/** The result of a request: a response, a response without the object, or a rejection. */
export type AccessResult = 'allowed' | 'hidden' | 'rejected';

/** Returns the roles that manage associates in a store; lubricants stores have two more (spec 6). */
const getManagerRoles = (store: Person['store']): readonly Person['role'][] =>
  store.includes('lubricantes')
    ? ['legal-representative', 'administrative', 'planning-engineer']
    : ['legal-representative'];

/** A person with the permissions that the backend returned at sign-in. */
export interface Caller extends Person {
  readonly permissions: readonly string[];
}

const hasPermission = ({ permissions }: Caller, name: PermissionName): boolean =>
  permissions.includes(getPermission('Surtidor', name));

const canManageAssociates = ({ role, store, status }: Caller): boolean =>
  status !== 'terms-pending' && getManagerRoles(store).includes(role);

/** Whether the contract's table allows a person to call the operation. */
function canCall(caller: Caller, rule: OperationAccess): boolean {
  if (rule.audience === 'anyone') return true;
  if (caller.status === 'signed-out') return false;
  if (rule.isWrite && caller.status === 'support') return false;
  if (
    rule.isForRepresentative &&
    (caller.role !== 'legal-representative' || caller.status === 'support')
  )
    return false;
  if (rule.requiresTerms && caller.status === 'terms-pending') return false;
  return rule.anyOf.length === 0 || rule.anyOf.some((name) => hasPermission(caller, name));
}

/** Whether a person can access a colleague's object. */
function canAccessColleague(caller: Caller, { colleagueAccess = 'company' }: Probe): boolean {
  switch (colleagueAccess) {
    case 'company':
      return true;
    case 'station':
      return caller.role !== 'operations';
    case 'manager':
      return canManageAssociates(caller);
    case 'payments':
      return hasPermission(caller, permissionNames.pendingInvoices);
  }
}

function hasRequiredPermission(
  caller: Caller,
  { requiredPermission }: Probe,
  ownership: Ownership,
): boolean {
  if (requiredPermission === 'manage') return canManageAssociates(caller);
  if (
    requiredPermission === undefined ||
    (ownership === 'own' && caller.status === 'terms-pending')
  )
    return true;
  return hasPermission(caller, permissionNames.editProfile);
}

/** Returns the expected result of reading a field that needs permissions of its own. */
export function getExpectedFieldResult(
  caller: Caller,
  operation: Operation,
  field: string,
): AccessResult {
  const rule: OperationAccess = operationAccess[operation];
  const anyOf = rule.fields?.[field] ?? [];
  return canCall(caller, rule) && anyOf.some((name) => hasPermission(caller, name))
    ? 'allowed'
    : 'rejected';
}

/** Returns the expected result of a call, derived from the contract's table and spec 6. */
export function getExpectedResult(
  caller: Caller,
  operation: Operation,
  probe: Probe,
  ownership: Ownership,
): AccessResult {
  const { anyOf = [] } = probe;
  const hasProbePermission =
    anyOf.length === 0 || anyOf.some((name) => hasPermission(caller, name));
  if (!hasProbePermission || !canCall(caller, operationAccess[operation])) return 'rejected';
  if (ownership === 'other company') return 'hidden';
  if (!hasRequiredPermission(caller, probe, ownership)) return 'rejected';
  return ownership === 'own' || canAccessColleague(caller, probe) ? 'allowed' : 'hidden';
}
