import { associateStatusCodes } from '../shared/constants/roles.ts';
import { trimAssociateDraft } from './associate-draft.ts';
import { type DestinationsView, requiresDestinations } from './destinations.ts';
import type {
  Associate,
  AssociateDraft,
  AssociateStatus,
  Destination,
  RoleField,
} from './types.ts';

/** The personal fields that every user can edit (spec 5). */
export type PersonalFields = Pick<
  AssociateDraft,
  'firstName' | 'lastName' | 'documentType' | 'document' | 'telephone' | 'street' | 'city'
>;

/** The changes of an edit (spec 7, `updateCustomerV2`), without fields that the field table does not allow. */
export interface AssociateChanges extends Partial<PersonalFields> {
  /** The edited person; absent for the signed-in one. */
  readonly userId?: string;
  readonly roleId?: string;
  readonly status?: '0' | '1';
  /** Ids of the destinations; absent if they do not change. */
  readonly destinationIds?: readonly string[];
  /** Present if the terms are accepted with this form, with the visitor's IP address if known. */
  readonly terms?: { readonly visitorAddress: string | null };
}

/** The data of a new associate (spec 7, `crearUsuarioCliente`). */
export interface NewAssociate extends PersonalFields {
  readonly roleId: string;
  readonly email: string;
  readonly countryCode: string;
  readonly status: '0' | '1';
  readonly destinationIds: readonly string[];
}

/** Determines which fields of the form are saved. */
export interface SavingContext {
  readonly fields: readonly RoleField[];
  readonly destinations: DestinationsView;
  /** All destinations of the client, for roles that get all (spec 6). */
  readonly allDestinations: readonly Destination[];
}

const getPersonalFields = (draft: AssociateDraft): PersonalFields => {
  const { firstName, lastName, documentType, document, telephone, street, city } = draft;
  return { firstName, lastName, documentType, document, telephone, street, city };
};

const getStatus = ({ status }: AssociateDraft): '0' | '1' => (status === '1' ? '1' : '0');

const getIds = (destinations: readonly Destination[]): readonly string[] =>
  destinations.map(({ id }) => id);

/** Returns the ids of the destinations to save: the selected ones, all, or none, depending on the role. */
const getDestinationIds = (draft: AssociateDraft, context: SavingContext): readonly string[] => {
  if (context.destinations === 'all') return getIds(context.allDestinations);
  return requiresDestinations(context.destinations) ? getIds(draft.destinations) : [];
};

/**
 * Whether saving assigns all destinations (reading 24): only together with the role. People who edit themselves keep
 * theirs.
 */
export const assignsAllDestinations = ({
  fields,
  destinations,
}: Pick<SavingContext, 'fields' | 'destinations'>): boolean =>
  destinations === 'all' && fields.includes('role_id');

/** Returns the changes of an edit: personal fields, and other fields only if the field table allows them (spec 6). */
export const getAssociateChanges = (
  draft: AssociateDraft,
  context: SavingContext & Pick<AssociateChanges, 'userId' | 'terms'>,
): AssociateChanges => {
  const { fields, userId, terms } = context;
  const trimmed = trimAssociateDraft(draft);
  const changesDestinations =
    requiresDestinations(context.destinations) || assignsAllDestinations(context);
  return {
    ...getPersonalFields(trimmed),
    ...(userId !== undefined && { userId }),
    ...(fields.includes('role_id') && { roleId: trimmed.roleId }),
    ...(fields.includes('status') && { status: getStatus(trimmed) }),
    ...(changesDestinations && { destinationIds: getDestinationIds(trimmed, context) }),
    ...(terms && { terms }),
  };
};

/** Returns the data of a new associate; active if the form has no status field. */
export const toNewAssociate = (draft: AssociateDraft, context: SavingContext): NewAssociate => {
  const trimmed = trimAssociateDraft(draft);
  return {
    ...getPersonalFields(trimmed),
    roleId: trimmed.roleId,
    email: trimmed.email,
    countryCode: trimmed.countryCode,
    status: context.fields.includes('status') ? getStatus(trimmed) : '1',
    destinationIds: getDestinationIds(trimmed, context),
  };
};

/** Creates a change that only activates or deactivates an associate (spec 4). */
export const createStatusChange = (
  { id }: Pick<Associate, 'id'>,
  status: AssociateStatus,
): AssociateChanges => ({ userId: id, status: associateStatusCodes[status] });
