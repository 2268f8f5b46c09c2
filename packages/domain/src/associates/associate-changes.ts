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

/** The texts about a person that everybody may save of a profile they edit (spec 5). */
export type PersonTexts = Pick<
  AssociateDraft,
  'firstName' | 'lastName' | 'documentType' | 'document' | 'telephone' | 'street' | 'city'
>;

/** What an edit saves (spec 7, `updateCustomerV2`). What the field table does not open is absent. */
export interface AssociateChanges extends Partial<PersonTexts> {
  /** The person edited; absent is the one signed in. */
  readonly userId?: string;
  readonly roleId?: string;
  readonly status?: '0' | '1';
  /** Ids of the destinations; absent leaves them as they are. */
  readonly destinationIds?: readonly string[];
  /** Present when the terms are accepted with this form; the visitor's address where it is known. */
  readonly terms?: { readonly visitorAddress: string | null };
}

/** What creates an associate (spec 7, `crearUsuarioCliente`). */
export interface NewAssociate extends PersonTexts {
  readonly roleId: string;
  readonly email: string;
  readonly countryCode: string;
  readonly status: '0' | '1';
  readonly destinationIds: readonly string[];
}

/** What decides which of the form's fields are saved. */
export interface SavingContext {
  readonly fields: readonly RoleField[];
  readonly destinations: DestinationsView;
  /** Every destination of the client, which some roles get whole (spec 6). */
  readonly allDestinations: readonly Destination[];
}

const textsOf = (draft: AssociateDraft): PersonTexts => {
  const { firstName, lastName, documentType, document, telephone, street, city } = draft;
  return { firstName, lastName, documentType, document, telephone, street, city };
};

const statusOf = ({ status }: AssociateDraft): '0' | '1' => (status === '1' ? '1' : '0');

const idsOf = (destinations: readonly Destination[]): readonly string[] =>
  destinations.map(({ id }) => id);

/** The destinations that are saved: the selected ones, all of them, or none where the role has none. */
const savedIds = (draft: AssociateDraft, context: SavingContext): readonly string[] => {
  if (context.destinations === 'all') return idsOf(context.allDestinations);
  return requiresDestinations(context.destinations) ? idsOf(draft.destinations) : [];
};

/** What an edit saves: the texts, and of the rest only what the field table opens (spec 6). */
export const associateChanges = (
  draft: AssociateDraft,
  context: SavingContext & Pick<AssociateChanges, 'userId' | 'terms'>,
): AssociateChanges => {
  const { fields, userId, terms } = context;
  const trimmed = trimAssociateDraft(draft);
  const selected = requiresDestinations(context.destinations);
  return {
    ...textsOf(trimmed),
    ...(userId !== undefined && { userId }),
    ...(fields.includes('role_id') && { roleId: trimmed.roleId }),
    ...(fields.includes('status') && { status: statusOf(trimmed) }),
    ...(selected && { destinationIds: savedIds(trimmed, context) }),
    ...(terms && { terms }),
  };
};

/** What creates the associate of the form; without a status field the person begins active. */
export const newAssociate = (draft: AssociateDraft, context: SavingContext): NewAssociate => {
  const trimmed = trimAssociateDraft(draft);
  return {
    ...textsOf(trimmed),
    roleId: trimmed.roleId,
    email: trimmed.email,
    countryCode: trimmed.countryCode,
    status: context.fields.includes('status') ? statusOf(trimmed) : '1',
    destinationIds: savedIds(trimmed, context),
  };
};

/** Activates or deactivates an associate and leaves everything else as it is (spec 4). */
export const statusChange = (
  { id }: Pick<Associate, 'id'>,
  status: AssociateStatus,
): AssociateChanges => ({ userId: id, status: associateStatusCodes[status] });
