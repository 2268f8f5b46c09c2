import {
  type Associate,
  associateStatusCodes,
  type Destination,
  roleFromName,
} from '@surtidor/domain';
import { mapRows, readableRows } from '../shared/rows.ts';
import { entry, flag, type StoreContext, text } from '../shared/wire.ts';
import type { PersonFieldsFragment } from './person-fields.generated.ts';

type WireDestination = NonNullable<PersonFieldsFragment['destinations']>[number];

/** A person's destination; null without an id. */
function toDestination(row: WireDestination): Destination | null {
  const wire = entry(row);
  const id = text(wire?.destination_id);
  return id ? { id, code: text(wire?.destination_code), name: text(wire?.destination_name) } : null;
}

/** A user or associate (spec 3); null without an id. A status nobody knows is inactive. */
export function toPerson(
  row: PersonFieldsFragment | null,
  { product }: StoreContext,
): Associate | null {
  const wire = entry(row);
  const id = text(wire?.id) || text(wire?.user_id);
  if (!wire || id === '') return null;
  const roleName = text(wire.role_name);
  return {
    id,
    roleId: text(wire.role_id),
    roleName,
    role: roleFromName(roleName, product),
    firstName: text(wire.firstname),
    lastName: text(wire.lastname),
    email: text(wire.email),
    documentType: text(wire.document_type),
    document: text(wire.document),
    telephone: text(wire.telephone),
    street: text(wire.street),
    city: text(wire.city),
    countryCode: text(wire.country_code),
    status: text(wire.status) === associateStatusCodes.active ? 'active' : 'inactive',
    destinations: readableRows(mapRows(wire.destinations, toDestination)),
    termsAccepted: flag(wire.terms_and_conditions),
  };
}
