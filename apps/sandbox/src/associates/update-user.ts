import type { CustomerUpdateInput } from '@surtidor/data/schema';
import { owesTerms } from '../auth/guard.ts';
import { revokeSessionsOf } from '../auth/sessions.ts';
import { destinationsOfRole } from '../auth/stations.ts';
import type { UserRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { forbidden, graphqlError, invalidInput, termsRequired } from '../shared/errors.ts';
import { checkPerson } from './field-checks.ts';
import { isManagedRole, requireEditing, requireManager, roles } from './managers.ts';
import {
  assignDestinations,
  checkedDestinations,
  checkedDocumentType,
  checkedRole,
} from './reference-checks.ts';

/** The trimmed text; absent keeps the stored one. */
const given = (text: string | null | undefined, stored: string): string =>
  text === null || text === undefined ? stored : text.trim();

function target({ db, clientCode, user }: Dealer, id: number | null | undefined): UserRow {
  const found = db.get<UserRow>('select * from users where id = :id and client_code = :client', {
    id: id ?? user.id,
    client: clientCode,
  });
  if (!found) throw graphqlError('NOT_FOUND', 'Associate user was not edited');
  return found;
}

/** Rejects users who may not edit this user: allowed are oneself with the permission, and managers. */
function requireRight(dealer: Dealer, who: UserRow): void {
  const self = who.id === dealer.user.id;
  if (self && owesTerms(dealer)) return;
  if (owesTerms(dealer)) throw termsRequired();
  requireEditing(dealer);
  if (self) return;
  requireManager(dealer);
  if (who.role_id === roles.legalRepresentative) throw forbidden();
}

/** Only managers change role and status, never their own (spec 6). */
function managedFields(dealer: Dealer, who: UserRow, input: CustomerUpdateInput) {
  const role = input.role_id ?? who.role_id;
  const status = input.status ?? who.status;
  const changed = role !== who.role_id || status !== who.status;
  if (changed && (who.id === dealer.user.id || !isManagedRole(who.role_id))) throw forbidden();
  return { role: role === who.role_id ? role : checkedRole(dealer, role), status };
}

/** The terms are accepted by oneself only, and nothing else is saved before they are. */
function terms(dealer: Dealer, who: UserRow, input: CustomerUpdateInput) {
  const stored = {
    terms: who.terms_and_conditions,
    ip: who.terms_and_conditions_ip,
    at: who.terms_accepted_at,
  };
  if (who.id !== dealer.user.id || stored.terms === '1') return stored;
  if (input.terms_and_conditions !== '1') {
    throw invalidInput('terms_and_conditions', 'To continue you must accept terms_and_conditions.');
  }
  const ip = input.terms_and_conditions_ip?.trim().slice(0, 45) || null;
  return { terms: '1', ip, at: dealer.instant };
}

/** The destinations to store: null leaves them as they are. */
function destinations(
  dealer: Dealer,
  who: UserRow,
  role: number,
  input: CustomerUpdateInput,
): readonly number[] | null {
  const self = who.id === dealer.user.id;
  if (destinationsOfRole(role) !== 'assigned') return role === who.role_id ? null : [];
  if (self || (!input.destination_id && role === who.role_id)) return null;
  return checkedDestinations(dealer, role, input.destination_id ?? []);
}

/** Updates a user atomically (spec 7, updateCustomerV2). Deactivating ends all sessions permanently. */
export function updateUser(dealer: Dealer, input: CustomerUpdateInput): UserRow {
  const { db, store } = dealer;
  return db.transaction(() => {
    const who = target(dealer, input.user_id);
    requireRight(dealer, who);
    const { role, status } = managedFields(dealer, who, input);
    const person = {
      firstname: given(input.firstname, who.firstname),
      lastname: given(input.lastname, who.lastname),
      document: given(input.document, who.document),
      telephone: given(input.telephone, who.telephone),
      street: given(input.street, who.street),
      city: given(input.city, who.city),
      status,
    };
    checkPerson(store.facts, person);
    const type = checkedDocumentType(dealer, input.document_type ?? who.document_type);
    const assigned = destinations(dealer, who, role, input);
    const row = db.get<UserRow>(
      `update users set firstname = :firstname, lastname = :lastname, document = :document,
         document_type = :type, telephone = :telephone, street = :street, city = :city,
         status = :status, role_id = :role, terms_and_conditions = :terms,
         terms_and_conditions_ip = :ip, terms_accepted_at = :at
       where id = :id returning *`,
      { ...person, ...terms(dealer, who, input), type, role, id: who.id },
    );
    if (!row) throw graphqlError('NOT_FOUND', 'Associate user was not edited');
    if (assigned) assignDestinations(dealer, who.id, assigned);
    if (status !== '1') revokeSessionsOf(dealer.environment, who.id, null);
    return row;
  });
}
