import {
  type Operation,
  type OperationAccess,
  operationAccess,
  type PermissionName,
  permission,
  permissionNames,
} from '@surtidor/domain/vocabulary';
import type { Person } from './people.ts';
import type { Probe, Whose } from './probe.ts';

/** What must come of a call: an answer, an answer that shows nothing of the object, or a refusal. */
export type Expected = 'answered' | 'unknown' | 'refused';

/** Who manages associates in a store: two more roles where lubricants are sold (spec 6). */
const managersIn = (store: Person['store']): readonly Person['role'][] =>
  store.includes('lubricantes')
    ? ['legal-representative', 'administrative', 'planning-engineer']
    : ['legal-representative'];

/** What is known of a person besides: the permissions the backend listed at sign-in. */
export interface Asker extends Person {
  readonly permissions: readonly string[];
}

const holds = ({ permissions }: Asker, name: PermissionName): boolean =>
  permissions.includes(permission('Surtidor', name));

const manages = ({ role, store, standing }: Asker): boolean =>
  standing !== 'owing' && managersIn(store).includes(role);

/** Whether the contract's table lets somebody call at all. */
function mayAsk(asker: Asker, rule: OperationAccess): boolean {
  if (rule.audience === 'anyone') return true;
  if (asker.standing === 'nobody') return false;
  if (rule.writes && asker.standing === 'support') return false;
  if (rule.terms && asker.standing === 'owing') return false;
  return rule.anyOf.length === 0 || rule.anyOf.some((name) => holds(asker, name));
}

/** Whether a colleague's object is in somebody's reach. */
function reaches(asker: Asker, { colleague = 'company' }: Probe): boolean {
  switch (colleague) {
    case 'company':
      return true;
    case 'station':
      return asker.role !== 'operations';
    case 'manager':
      return manages(asker);
    case 'payments':
      return holds(asker, permissionNames.pendingInvoices);
  }
}

function meetsNeeds(asker: Asker, { needs }: Probe, whose: Whose): boolean {
  if (needs === 'manage') return manages(asker);
  if (needs === undefined || (whose === 'own' && asker.standing === 'owing')) return true;
  return holds(asker, permissionNames.editProfile);
}

/** What must come of one call, worked out from the contract's table and the words of spec 6. */
export function expectedOf(
  asker: Asker,
  operation: Operation,
  probe: Probe,
  whose: Whose,
): Expected {
  if (!mayAsk(asker, operationAccess[operation])) return 'refused';
  if (whose === 'other company') return 'unknown';
  if (!meetsNeeds(asker, probe, whose)) return 'refused';
  return whose === 'own' || reaches(asker, probe) ? 'answered' : 'unknown';
}
