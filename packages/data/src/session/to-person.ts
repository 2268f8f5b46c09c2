import { associateStatusCodes } from '@surtidor/domain';
import type { Associate, Destination } from '@surtidor/domain/associates';
import { parseRoleName } from '@surtidor/domain/session';
import {
  readBoolean,
  readInstant,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import { readDetails } from '../shared/rows.ts';
import type { PersonFieldsFragment } from './person-fields.generated.ts';

type WireDestination = NonNullable<PersonFieldsFragment['destinations']>[number];

/** Maps a person's destination; returns null without an id. */
function toDestination(row: WireDestination): Destination | null {
  const wire = readObject(row);
  const id = readString(wire?.destination_id);
  return id
    ? { id, code: readString(wire?.destination_code), name: readString(wire?.destination_name) }
    : null;
}

/** Maps a user or associate (spec 3); returns null without an id. Unknown statuses are inactive. */
export function toPerson(
  row: PersonFieldsFragment | null,
  storeContext: StoreContext,
): Associate | null {
  const wire = readObject(row);
  const id = readString(wire?.id) || readString(wire?.user_id);
  if (!wire || id === '') return null;
  const roleName = readString(wire.role_name);
  return {
    id,
    roleId: readString(wire.role_id),
    roleName,
    role: parseRoleName(roleName, storeContext.product),
    firstName: readString(wire.firstname),
    lastName: readString(wire.lastname),
    email: readString(wire.email),
    documentType: readString(wire.document_type),
    document: readString(wire.document),
    telephone: readString(wire.telephone),
    street: readString(wire.street),
    city: readString(wire.city),
    countryCode: readString(wire.country_code),
    status: readString(wire.status) === associateStatusCodes.active ? 'active' : 'inactive',
    destinations: readDetails(wire.destinations, toDestination),
    termsAccepted: readBoolean(wire.terms_and_conditions),
    termsAcceptedAt: readInstant(wire.terms_accepted_at, storeContext),
    termsVersion: readString(wire.terms_version),
  };
}
