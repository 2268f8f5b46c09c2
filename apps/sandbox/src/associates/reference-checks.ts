import { destinationsOfRole } from '../auth/stations.ts';
import type { Dealer } from '../environment/context.ts';
import { invalidInput } from '../shared/errors.ts';
import { roles } from './managers.ts';

/** A role that an associate may be given: it exists and is not the legal representative's. */
export function checkedRole({ db }: Dealer, roleId: number | null | undefined): number {
  if (roleId === null || roleId === undefined) {
    throw invalidInput('role_id', '"role_id" is required.');
  }
  const known = db.get('select 1 from roles where role_id = :roleId', { roleId });
  if (!known || roleId === roles.legalRepresentative) {
    throw invalidInput('role_id', 'Este rol no se puede asignar.');
  }
  return roleId;
}

/** A kind of document that is on the list. */
export function checkedDocumentType({ db }: Dealer, value: string | null | undefined): string {
  if (!value) throw invalidInput('document_type', '"document_type" is required.');
  if (!db.get('select 1 from document_types where value = :value', { value })) {
    throw invalidInput('document_type', 'El tipo de documento no es válido.');
  }
  return value;
}

/**
 * The destinations to assign for a role: of the client, unique, at least one if the role needs
 * them. Null if it has none.
 */
export function checkedDestinations(
  { db, clientCode }: Dealer,
  roleId: number,
  requested: readonly number[],
): readonly number[] | null {
  if (destinationsOfRole(roleId) !== 'assigned') return null;
  const unique = [...new Set(requested)];
  if (unique.length === 0) throw invalidInput('destination_id', '"destination_id" is required.');
  const known = db.get<{ known: number }>(
    `select count(*) as known from destinations
     where client_code = :client and id_destinatario in (select value from json_each(:requested))`,
    { client: clientCode, requested: JSON.stringify(unique) },
  );
  if (known?.known !== unique.length) {
    throw invalidInput('destination_id', 'Uno de los destinos no pertenece a su empresa.');
  }
  return unique;
}

/** Replaces a user's destinations. */
export function assignDestinations(
  { db }: Dealer,
  user: number,
  destinations: readonly number[],
): void {
  db.run('delete from user_destinations where user_id = :user', { user });
  db.run(
    `insert into user_destinations (user_id, id_destinatario)
     select :user, value from json_each(:destinations)`,
    { user, destinations: JSON.stringify(destinations) },
  );
}
