import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { AssociateField } from '@surtidor/domain';

/** The contract's name of a field -> the form's. */
const fields: Readonly<Record<string, AssociateField>> = {
  role_id: 'roleId',
  firstname: 'firstName',
  lastname: 'lastName',
  email: 'email',
  document_type: 'documentType',
  document: 'document',
  telephone: 'telephone',
  street: 'street',
  city: 'city',
  status: 'status',
  destination_id: 'destinations',
  terms_and_conditions: 'termsAccepted',
};

/** The name of the field that a rejection names in its extensions; null where it names none. */
export function rejectedField(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const named = error.errors.map(({ extensions }) => extensions?.field);
  return named.find((field) => typeof field === 'string') ?? null;
}

/** The field of the form that a rejection is about. */
export const rejectedAssociateField = (error: unknown): AssociateField | null => {
  const field = rejectedField(error);
  return field !== null && Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
};
