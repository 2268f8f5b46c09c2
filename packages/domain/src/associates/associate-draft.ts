import { defaultDocumentTypes, type Role } from '../shared/constants/roles.ts';
import { normalizeTelephone } from '../shared/validation/text-rules.ts';
import type { StoreVariant } from '../variants/types.ts';
import { getsAllDestinations } from './destinations.ts';
import type {
  Associate,
  AssociateDraft,
  AssociateFormMode,
  Destination,
  DocumentType,
} from './types.ts';

/** Returns the default document type (spec 3); empty if the store does not have it. */
const getDefaultDocumentType = (documentTypes: readonly DocumentType[]): string =>
  documentTypes.find(({ value }) => value === defaultDocumentTypes.person)?.value ?? '';

/**
 * Returns the empty form for a new associate (spec 2). The fields are in page order, because the error
 * summary lists them in this order.
 */
export const createAssociateDraft = (
  { country }: Pick<StoreVariant, 'country'>,
  documentTypes: readonly DocumentType[],
): AssociateDraft => ({
  roleId: '',
  status: '1',
  firstName: '',
  lastName: '',
  email: '',
  telephone: '',
  documentType: getDefaultDocumentType(documentTypes),
  document: '',
  street: '',
  city: '',
  countryCode: country,
  destinations: [],
  termsAccepted: false,
});

/** Returns the form of an existing associate. */
export const toAssociateDraft = (
  associate: Associate,
  documentTypes: readonly DocumentType[],
): AssociateDraft => ({
  roleId: associate.roleId,
  status: associate.status === 'active' ? '1' : '0',
  firstName: associate.firstName,
  lastName: associate.lastName,
  email: associate.email,
  telephone: associate.telephone,
  documentType: associate.documentType || getDefaultDocumentType(documentTypes),
  document: associate.document,
  street: associate.street,
  city: associate.city,
  countryCode: associate.countryCode,
  destinations: associate.destinations,
  termsAccepted: associate.termsAccepted,
});

/** A change of role in the form. */
export interface RoleChange {
  readonly roleId: string;
  readonly role: Role;
  readonly mode: AssociateFormMode;
  /** All destinations of the client, for roles that get all of them. */
  readonly allDestinations: readonly Destination[];
}

/**
 * Returns the form after its role changed: Administrativo and Compras get all destinations (spec 6); in
 * create mode any other role clears them (spec 2), in edit mode they stay.
 */
export const changeRole = (draft: AssociateDraft, change: RoleChange): AssociateDraft => {
  const { roleId, role, mode, allDestinations } = change;
  if (getsAllDestinations(role)) return { ...draft, roleId, destinations: allDestinations };
  return { ...draft, roleId, destinations: mode === 'create' ? [] : draft.destinations };
};

/** Trims a text and replaces other spaces, such as the non-breaking ones of a pasted text. */
const normalizeSpaces = (text: string): string => text.replace(/\p{Zs}/gu, ' ').trim();

/** Removes superfluous characters from the text fields of a form before it is sent. */
export const trimAssociateDraft = (draft: AssociateDraft): AssociateDraft => ({
  ...draft,
  firstName: normalizeSpaces(draft.firstName),
  lastName: normalizeSpaces(draft.lastName),
  email: draft.email.trim(),
  document: normalizeSpaces(draft.document),
  telephone: normalizeTelephone(draft.telephone),
  street: normalizeSpaces(draft.street),
  city: normalizeSpaces(draft.city),
});
