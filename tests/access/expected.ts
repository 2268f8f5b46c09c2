import {
  type Operation,
  type OperationAccess,
  operationAccess,
  type PermissionName,
  permission,
  permissionNames,
} from '@surtidor/domain/vocabulary';
import type { Person } from './people.ts';
import type { Ownership, Probe } from './probe.ts';

/** What must come of a call: an answer, an answer that shows nothing of the object, or a rejection. */
export type Expected = 'answered' | 'unknown' | 'refused';

/** Who manages associates in a store: two more roles where lubricants are sold (spec 6). */
const managersIn = (store: Person['store']): readonly Person['role'][] =>
  store.includes('lubricantes')
    ? ['legal-representative', 'administrative', 'planning-engineer']
    : ['legal-representative'];

/** What is known of a person besides: the permissions the backend listed at sign-in. */
export interface Caller extends Person {
  readonly permissions: readonly string[];
}

const hasPermission = ({ permissions }: Caller, name: PermissionName): boolean =>
  permissions.includes(permission('Surtidor', name));

const manages = ({ role, store, status }: Caller): boolean =>
  status !== 'terms-pending' && managersIn(store).includes(role);

/** Whether the contract's table lets somebody call at all. */
function canCall(caller: Caller, rule: OperationAccess): boolean {
  if (rule.audience === 'anyone') return true;
  if (caller.status === 'nobody') return false;
  if (rule.writes && caller.status === 'support') return false;
  if (rule.terms && caller.status === 'terms-pending') return false;
  return rule.anyOf.length === 0 || rule.anyOf.some((name) => hasPermission(caller, name));
}

/** Whether a colleague's object is in somebody's reach. */
function reaches(caller: Caller, { colleague = 'company' }: Probe): boolean {
  switch (colleague) {
    case 'company':
      return true;
    case 'station':
      return caller.role !== 'operations';
    case 'manager':
      return manages(caller);
    case 'payments':
      return hasPermission(caller, permissionNames.pendingInvoices);
  }
}

function meetsNeeds(caller: Caller, { needs }: Probe, ownership: Ownership): boolean {
  if (needs === 'manage') return manages(caller);
  if (needs === undefined || (ownership === 'own' && caller.status === 'terms-pending'))
    return true;
  return hasPermission(caller, permissionNames.editProfile);
}

/** What must come of one call, worked out from the contract's table and the words of spec 6. */
export function expectedOf(
  caller: Caller,
  operation: Operation,
  probe: Probe,
  ownership: Ownership,
): Expected {
  const { anyOf = [] } = probe;
  const namesIt = anyOf.length === 0 || anyOf.some((name) => hasPermission(caller, name));
  if (!namesIt || !canCall(caller, operationAccess[operation])) return 'refused';
  if (ownership === 'other company') return 'unknown';
  if (!meetsNeeds(caller, probe, ownership)) return 'refused';
  return ownership === 'own' || reaches(caller, probe) ? 'answered' : 'unknown';
}
