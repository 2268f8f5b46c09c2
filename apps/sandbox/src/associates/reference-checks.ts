import { getDestinationAccess } from '../auth/stations.ts';
import type { Dealer } from '../environment/context.ts';
import { createInvalidInputError } from '../shared/errors.ts';
import { roleIds } from './managers.ts';

/** Returns the role id. Throws INVALID_INPUT for an unknown role and for the legal representative. */
export function validateRole({ db }: Dealer, roleId: number | null | undefined): number {
  if (roleId === null || roleId === undefined) {
    throw createInvalidInputError('role_id', '"role_id" is required.');
  }
  const exists = db.get('select 1 from roles where role_id = :roleId', { roleId });
  if (!exists || roleId === roleIds.legalRepresentative) {
    throw createInvalidInputError('role_id', 'Este rol no se puede asignar.');
  }
  return roleId;
}

/** Returns the document type. Throws INVALID_INPUT if the table does not contain it. */
export function validateDocumentType({ db }: Dealer, value: string | null | undefined): string {
  if (!value) throw createInvalidInputError('document_type', '"document_type" is required.');
  if (!db.get('select 1 from document_types where value = :value', { value })) {
    throw createInvalidInputError('document_type', 'El tipo de documento no es válido.');
  }
  return value;
}

/**
 * Returns the unique destinations to assign, or null if the role has none. Throws INVALID_INPUT if
 * the list is empty or contains another client's destination.
 */
export function validateDestinations(
  { db, clientCode }: Dealer,
  roleId: number,
  requested: readonly number[],
): readonly number[] | null {
  if (getDestinationAccess(roleId) !== 'assigned') return null;
  const uniqueIds = [...new Set(requested)];
  if (uniqueIds.length === 0)
    throw createInvalidInputError('destination_id', '"destination_id" is required.');
  const result = db.get<{ count: number }>(
    `select count(*) as count from destinations
     where client_code = :client and id_destinatario in (select value from json_each(:requested))`,
    { client: clientCode, requested: JSON.stringify(uniqueIds) },
  );
  if (result?.count !== uniqueIds.length) {
    throw createInvalidInputError(
      'destination_id',
      'Uno de los destinos no pertenece a su empresa.',
    );
  }
  return uniqueIds;
}

/** Replaces the destinations of a user. */
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
