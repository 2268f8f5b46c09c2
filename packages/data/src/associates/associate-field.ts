import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { AssociateField } from '@surtidor/domain';

/** Schema field -> form field. */
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

/** The field in the extensions of a rejection; null without one. */
export function getRejectedField(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const rejectedFields = error.errors.map(({ extensions }) => extensions?.field);
  return rejectedFields.find((field) => typeof field === 'string') ?? null;
}

/** The form field of a rejection. */
export const getRejectedAssociateField = (error: unknown): AssociateField | null => {
  const field = getRejectedField(error);
  return field !== null && Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
};
