import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { AssociateField } from '@surtidor/domain/associates';

/** The form fields by schema field. */
const formFieldBySchemaField: Readonly<Record<string, AssociateField>> = {
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

/** Returns the field named in the extensions of a rejection; null if there is none. */
export function getRejectedField(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const rejectedFields = error.errors.map(({ extensions }) => extensions?.field);
  return rejectedFields.find((field) => typeof field === 'string') ?? null;
}

/** Returns the form field of a rejection; null if unknown. */
export const getRejectedAssociateField = (error: unknown): AssociateField | null => {
  const field = getRejectedField(error);
  return field !== null && Object.hasOwn(formFieldBySchemaField, field)
    ? (formFieldBySchemaField[field] ?? null)
    : null;
};
