import type { AssociateChanges, NewAssociate, PersonTexts } from '@surtidor/domain';
import type { PersonMutations } from '../backend-profile/backend-profile.ts';
import type { CustomerCreateInput, CustomerUpdateInput } from '../generated/types.ts';
import { readInteger } from '../shared/readers.ts';

const toTexts = <Texts extends Partial<PersonTexts>>(person: Texts) => ({
  firstname: person.firstName,
  lastname: person.lastName,
  document_type: person.documentType,
  document: person.document,
  telephone: person.telephone,
  street: person.street,
  city: person.city,
});

/** Only the texts that are there: an absent one stays as it is. */
const presentTexts = (person: Partial<PersonTexts>) =>
  Object.fromEntries(Object.entries(toTexts(person)).filter(([, text]) => text !== undefined));

const toIds = (ids: readonly string[], { destinationIds }: PersonMutations): number[] => {
  const numbers = ids.map(readInteger).filter((id) => id !== null);
  if (destinationIds === 'list') return numbers;
  // The contract's type is the list; a backend that takes one text says so in its profile.
  return numbers.join(',') as unknown as number[];
};

/** An edit as the backend takes it (spec 7, `updateCustomerV2`): what is absent stays as it is. */
export const toUpdateInput = (
  changes: AssociateChanges,
  shape: PersonMutations,
): CustomerUpdateInput => ({
  ...presentTexts(changes),
  ...(changes.userId !== undefined && { user_id: readInteger(changes.userId) }),
  ...(changes.roleId !== undefined && { role_id: readInteger(changes.roleId) }),
  ...(changes.status !== undefined && { status: changes.status }),
  ...(changes.destinationIds !== undefined && {
    destination_id: toIds(changes.destinationIds, shape),
  }),
  ...(changes.terms !== undefined && {
    terms_and_conditions: '1',
    terms_and_conditions_ip: changes.terms.visitorAddress,
  }),
});

/** What creation carries besides (spec 3): the address again, and null for what no form asks. */
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

/** A new associate as the backend takes it (spec 7, `crearUsuarioCliente`). */
export const toCreateInput = (
  associate: NewAssociate,
  shape: PersonMutations,
): CustomerCreateInput => ({
  ...toTexts(associate),
  ...toCreationExtras(associate),
  role_id: readInteger(associate.roleId),
  email: associate.email,
  country_code: associate.countryCode,
  status: associate.status,
  destination_id: toIds(associate.destinationIds, shape),
});
