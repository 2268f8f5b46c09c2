import type { CustomerUpdateInput } from '@surtidor/data/schema';
import { type PersonAction, recordPersonChange } from '../activity/record-activity.ts';
import { hasPendingTerms } from '../auth/guard.ts';
import { revokeUserSessions } from '../auth/sessions.ts';
import { getDestinationAccess } from '../auth/stations.ts';
import type { UserRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import {
  createForbiddenError,
  createGraphqlError,
  createInvalidInputError,
  createTermsRequiredError,
} from '../shared/errors.ts';
import { validatePerson } from './field-checks.ts';
import { isManagedRole, requireManager, requireProfileEditing, roleIds } from './managers.ts';
import {
  assignDestinations,
  validateDestinations,
  validateDocumentType,
  validateRole,
} from './reference-checks.ts';

/** Returns the trimmed input, or the stored value if the input is missing. */
const trimOrStored = (text: string | null | undefined, stored: string): string =>
  text === null || text === undefined ? stored : text.trim();

function findTargetUser({ db, clientCode, user }: Dealer, id: number | null | undefined): UserRow {
  const row = db.get<UserRow>('select * from users where id = :id and client_code = :client', {
    id: id ?? user.id,
    client: clientCode,
  });
  if (!row) throw createGraphqlError('NOT_FOUND', 'Associate user was not edited');
  return row;
}

/** Throws unless the signed-in user may edit `target`: their own record with the permission, or any record as a manager. */
function requireEditAccess(dealer: Dealer, target: UserRow): void {
  const isSelf = target.id === dealer.user.id;
  if (isSelf && hasPendingTerms(dealer)) return;
  if (hasPendingTerms(dealer)) throw createTermsRequiredError();
  requireProfileEditing(dealer);
  if (isSelf) return;
  requireManager(dealer);
  if (target.role_id === roleIds.legalRepresentative) throw createForbiddenError();
}

/** Returns the new role and status. Only managers can change them, and only for other users (spec 6). */
function resolveRoleAndStatus(dealer: Dealer, target: UserRow, input: CustomerUpdateInput) {
  const role = input.role_id ?? target.role_id;
  const status = input.status ?? target.status;
  const hasChanged = role !== target.role_id || status !== target.status;
  if (hasChanged && (target.id === dealer.user.id || !isManagedRole(target.role_id)))
    throw createForbiddenError();
  return { role: role === target.role_id ? role : validateRole(dealer, role), status };
}

/** Returns the state of the terms. Users accept only for themselves and before any other change. */
function resolveTerms(dealer: Dealer, target: UserRow, input: CustomerUpdateInput) {
  const stored = {
    terms: target.terms_and_conditions,
    ip: target.terms_and_conditions_ip,
    at: target.terms_accepted_at,
  };
  if (target.id !== dealer.user.id || stored.terms === '1') return stored;
  if (input.terms_and_conditions !== '1') {
    throw createInvalidInputError(
      'terms_and_conditions',
      'To continue you must accept terms_and_conditions.',
    );
  }
  const ip = input.terms_and_conditions_ip?.trim().slice(0, 45) || null;
  return { terms: '1', ip, at: dealer.instant };
}

/** Returns the destinations to store, or null to leave them unchanged. */
function resolveDestinations(
  dealer: Dealer,
  target: UserRow,
  role: number,
  input: CustomerUpdateInput,
): readonly number[] | null {
  const isSelf = target.id === dealer.user.id;
  if (getDestinationAccess(role) !== 'assigned') return role === target.role_id ? null : [];
  if (isSelf || (!input.destination_id && role === target.role_id)) return null;
  return validateDestinations(dealer, role, input.destination_id ?? []);
}

/** Returns what a change did, as the activity names it. */
function getAction(previous: UserRow, next: UserRow): PersonAction {
  if (previous.status !== next.status) return next.status === '1' ? 'ACTIVADO' : 'DESACTIVADO';
  return previous.role_id === next.role_id ? 'EDITADO' : 'CAMBIO_ROL';
}

/** Updates a user atomically (spec 7, updateCustomerV2). Deactivating a user ends all their sessions. */
export function updateUser(dealer: Dealer, input: CustomerUpdateInput): UserRow {
  const { db, store } = dealer;
  return db.transaction(() => {
    const target = findTargetUser(dealer, input.user_id);
    requireEditAccess(dealer, target);
    const { role, status } = resolveRoleAndStatus(dealer, target, input);
    const person = {
      firstname: trimOrStored(input.firstname, target.firstname),
      lastname: trimOrStored(input.lastname, target.lastname),
      document: trimOrStored(input.document, target.document),
      telephone: trimOrStored(input.telephone, target.telephone),
      street: trimOrStored(input.street, target.street),
      city: trimOrStored(input.city, target.city),
      status,
    };
    validatePerson(store.facts, person);
    const documentType = validateDocumentType(dealer, input.document_type ?? target.document_type);
    const destinationsToAssign = resolveDestinations(dealer, target, role, input);
    const row = db.get<UserRow>(
      `update users set firstname = :firstname, lastname = :lastname, document = :document,
         document_type = :type, telephone = :telephone, street = :street, city = :city,
         status = :status, role_id = :role, terms_and_conditions = :terms,
         terms_and_conditions_ip = :ip, terms_accepted_at = :at
       where id = :id returning *`,
      {
        ...person,
        ...resolveTerms(dealer, target, input),
        type: documentType,
        role,
        id: target.id,
      },
    );
    if (!row) throw createGraphqlError('NOT_FOUND', 'Associate user was not edited');
    recordPersonChange(dealer, target.id, getAction(target, row));
    if (destinationsToAssign) assignDestinations(dealer, target.id, destinationsToAssign);
    if (status !== '1') revokeUserSessions(dealer.environment, target.id, null);
    return row;
  });
}
