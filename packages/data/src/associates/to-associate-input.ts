import type { AssociateChanges, NewAssociate, PersonalFields } from '@surtidor/domain';
import type { PersonMutations } from '../backend-profile/backend-profile.ts';
import type { CustomerCreateInput, CustomerUpdateInput } from '../generated/types.ts';
import { readInteger } from '../shared/readers.ts';

const toTexts = <Texts extends Partial<PersonalFields>>(person: Texts) => ({
  firstname: person.firstName,
  lastname: person.lastName,
  document_type: person.documentType,
  document: person.document,
  telephone: person.telephone,
  street: person.street,
  city: person.city,
});

/** Omits undefined texts, which stay unchanged. */
const toDefinedTexts = (person: Partial<PersonalFields>) =>
  Object.fromEntries(Object.entries(toTexts(person)).filter(([, text]) => text !== undefined));

const toIds = (ids: readonly string[], { destinationIds }: PersonMutations): number[] => {
  const numbers = ids.map(readInteger).filter((id) => id !== null);
  if (destinationIds === 'list') return numbers;
  // The schema declares a list, but some backends expect a string.
  return numbers.join(',') as unknown as number[];
};

/** The input of an edit (spec 7, `updateCustomerV2`); absent fields stay unchanged. */
export const toUpdateInput = (
  changes: AssociateChanges,
  shape: PersonMutations,
): CustomerUpdateInput => ({
  ...toDefinedTexts(changes),
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

/** Other required fields of a new associate (spec 3). The form has no inputs for the null fields. */
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

/** The input of a new associate (spec 7, `crearUsuarioCliente`). */
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
