import { normalizeEmail } from '@surtidor/domain';
import type { AssociateChanges, NewAssociate, PersonalFields } from '@surtidor/domain/associates';
import type { PersonMutations } from '../backend-profile/backend-profile.ts';
import type { CustomerCreateInput, CustomerUpdateInput } from '../generated/types.ts';
import { readInteger } from '../shared/readers.ts';

const toPersonalInput = <Fields extends Partial<PersonalFields>>(person: Fields) => ({
  firstname: person.firstName,
  lastname: person.lastName,
  document_type: person.documentType,
  document: person.document,
  telephone: person.telephone,
  street: person.street,
  city: person.city,
});

/** Omits undefined fields, which stay unchanged. */
const toChangedPersonalInput = (person: Partial<PersonalFields>) =>
  Object.fromEntries(
    Object.entries(toPersonalInput(person)).filter(([, value]) => value !== undefined),
  );

/**
 * Whether the backend can take the ids of a person, which are integers there. An update with any other
 * person id must not be sent: without an id it changes the signed-in user.
 */
export const hasValidIds = ({
  userId,
  roleId,
  destinationIds = [],
}: Pick<AssociateChanges, 'userId' | 'roleId' | 'destinationIds'>): boolean =>
  // A person whose role is unknown keeps it.
  [userId, roleId || undefined, ...destinationIds].every(
    (id) => id === undefined || /^\d{1,15}$/.test(id),
  );

const toDestinationInput = (
  ids: readonly string[],
  { destinationIds }: PersonMutations,
): number[] => {
  const numericIds = ids.map(Number);
  if (destinationIds === 'list') return numericIds;
  // The schema declares a list, but some backends expect a string.
  return numericIds.join(',') as unknown as number[];
};

/** Converts changes to the input of an edit (spec 7, `updateCustomerV2`); absent fields stay unchanged. */
export const toUpdateInput = (
  changes: AssociateChanges,
  personMutations: PersonMutations,
): CustomerUpdateInput => ({
  ...toChangedPersonalInput(changes),
  ...(changes.userId !== undefined && { user_id: Number(changes.userId) }),
  ...(changes.roleId !== undefined && { role_id: readInteger(changes.roleId) }),
  ...(changes.status !== undefined && { status: changes.status }),
  ...(changes.destinationIds !== undefined && {
    destination_id: toDestinationInput(changes.destinationIds, personMutations),
  }),
  ...(changes.terms !== undefined && {
    terms_and_conditions: '1',
    terms_and_conditions_ip: changes.terms.visitorAddress,
  }),
});

/** Returns the other required fields of a new associate (spec 3); the form has no inputs for the null ones. */
const toCreationExtras = ({ countryCode, city, street, telephone }: NewAssociate) => ({
  is_subscribed: false,
  gender: null,
  date_of_birth: null,
  default_shipping: null,
  default_billing: null,
  job_title: null,
  addresses: [
    {
      country_id: countryCode,
      region_id: null,
      city,
      street: [street],
      telephone,
      custom_attributes: [],
    },
  ],
});

/** Converts a new associate to the mutation's input (spec 7, `crearUsuarioCliente`). */
export const toCreateInput = (
  associate: NewAssociate,
  personMutations: PersonMutations,
): CustomerCreateInput => ({
  ...toPersonalInput(associate),
  ...toCreationExtras(associate),
  role_id: readInteger(associate.roleId),
  email: normalizeEmail(associate.email),
  country_code: associate.countryCode,
  status: associate.status,
  destination_id: toDestinationInput(associate.destinationIds, personMutations),
});
