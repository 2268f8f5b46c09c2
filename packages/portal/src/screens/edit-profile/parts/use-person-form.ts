import {
  associateExists,
  createAssociate,
  type SaveAssociateOutcome,
  updateAssociate,
  useDataContext,
} from '@surtidor/data';
import { createFailure, type Role } from '@surtidor/domain';
import {
  type Associate,
  type AssociateDraft,
  type AssociateRulesContext,
  assignsAllDestinations,
  createAssociateDraft,
  type Destination,
  type FieldTable,
  getAssociateChanges,
  getAssociateErrors,
  getDestinationsView,
  getFormFields,
  type RoleOption,
  toAssociateDraft,
  toNewAssociate,
} from '@surtidor/domain/associates';
import { findRoleById } from '@surtidor/domain/session';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { createRulesSchema, usePortalForm } from '../../../features/forms/index.ts';
import { useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { mergeWithStoredAssociate } from './merge-with-stored-associate.ts';
import type { ReferenceLists } from './use-reference-lists.ts';

const shape = z.object({
  roleId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  documentType: z.string(),
  document: z.string(),
  telephone: z.string(),
  street: z.string(),
  city: z.string(),
  countryCode: z.string(),
  status: z.string(),
  destinations: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  termsAccepted: z.boolean(),
});

/** The label of each field, in the order of the page. */
const labels = {
  roleId: 'Role',
  status: 'Status',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  telephone: 'Telephone',
  documentType: 'Document type',
  document: 'Document',
  street: 'Address',
  city: 'City',
  termsAccepted: 'Terms and conditions',
  destinations: 'Destinations',
} as const satisfies Partial<Record<keyof AssociateDraft, PortalMessageKey>>;

export interface PersonFormOptions {
  /** Null in create mode. */
  readonly person: Associate | null;
  readonly table: FieldTable;
  readonly lists: ReferenceLists;
  /** All destinations of the client; null until they are loaded. */
  readonly allDestinations: readonly Destination[] | null;
  readonly onSaved: (draft: AssociateDraft) => void;
}

/** Returns the selected role. An unchanged role need not be in the list. */
const getSelectedRole = (
  roleId: string,
  person: Associate | null,
  roles: readonly RoleOption[],
): Role | null => {
  if (roleId === '') return null;
  return roleId === person?.roleId ? person.role : findRoleById(roleId, roles);
};

/** Returns the validation context of a role and a function that marks an e-mail as taken. */
function usePersonRules({ person, table, lists: { roles } }: PersonFormOptions) {
  const { telephoneDigits } = useVariant();
  const [takenEmails, setTakenEmails] = useState<readonly string[]>([]);
  const getContext = useMemo(
    () =>
      ({ roleId }: Pick<AssociateDraft, 'roleId'>): AssociateRulesContext => {
        const selected = getSelectedRole(roleId, person, roles);
        const fields = getFormFields(table, { stored: person?.role ?? null, selected });
        return {
          mode: person === null ? 'create' : 'edit',
          fields,
          destinations: selected === null ? 'hidden' : getDestinationsView(table, fields, selected),
          telephoneDigits,
          // Users without accepted terms are redirected to their own page (spec 2).
          termsRequired: false,
          takenEmails,
        };
      },
    [person, table, roles, telephoneDigits, takenEmails],
  );
  return { getContext, markEmailTaken: (email: string) => setTakenEmails([...takenEmails, email]) };
}

const destinationsNotFound: SaveAssociateOutcome = {
  kind: 'failed',
  failure: createFailure('stations-not-found'),
  field: null,
};

/** Manages the form of a user: validation, submission and draft (spec 5, 6 and 7). */
export function usePersonForm(options: PersonFormOptions) {
  const { person, allDestinations, onSaved } = options;
  const { documentTypes } = options.lists;
  const text = useText();
  const variant = useVariant();
  const { userId } = useSession();
  const dataContext = useDataContext();
  const { getContext, markEmailTaken } = usePersonRules(options);
  const schema = useMemo(
    () =>
      createRulesSchema<AssociateDraft>(
        shape,
        (draft) => getAssociateErrors(draft, getContext(draft)),
        text,
      ),
    [getContext, text],
  );
  const initialValues =
    person === null
      ? createAssociateDraft(variant, documentTypes)
      : toAssociateDraft(person, documentTypes);
  // Changes are relative to the values when the form opened or was last saved.
  const baseDraft = useRef(initialValues);
  // Without the list, the user would be saved without destinations.
  const lacksDestinations = (context: AssociateRulesContext) =>
    assignsAllDestinations(context) && allDestinations === null;
  const save = async (
    draft: AssociateDraft,
  ): Promise<SaveAssociateOutcome & { readonly stored?: AssociateDraft }> => {
    const context = getContext(draft);
    if (lacksDestinations(context)) return destinationsNotFound;
    const saveContext = { ...context, allDestinations: allDestinations ?? [] };
    const requestContext = { ...dataContext, store: variant.code };
    if (person?.id === userId)
      return updateAssociate(requestContext, getAssociateChanges(draft, saveContext));
    if (person !== null) {
      const { id } = person;
      const mergeResult = await mergeWithStoredAssociate(dataContext, {
        id,
        initial: baseDraft.current,
        draft,
        documentTypes,
      });
      if (mergeResult.kind === 'failed') return { ...mergeResult, field: null };
      // Another manager may have changed the role.
      const mergedContext = getContext(mergeResult.draft);
      if (lacksDestinations(mergedContext)) return destinationsNotFound;
      const result = await updateAssociate(
        requestContext,
        getAssociateChanges(mergeResult.draft, { ...saveContext, ...mergedContext, userId: id }),
      );
      if (result.kind !== 'done') return result;
      baseDraft.current = mergeResult.draft;
      return { ...result, stored: mergeResult.draft };
    }
    const result = await createAssociate(requestContext, toNewAssociate(draft, saveContext));
    if (result.kind === 'done') return result;
    const { code } = result.failure;
    if (code === 'email-taken') markEmailTaken(draft.email);
    if (code !== 'outcome-unknown') return result;
    // The response was lost, but the user may exist: sending again could fail as a duplicate.
    const exists = await associateExists(dataContext, draft);
    if (exists === null) return result;
    return exists ? { kind: 'done' } : { ...result, failure: createFailure('communication') };
  };
  const form = usePortalForm<AssociateDraft>({
    schema,
    initial: initialValues,
    labels,
    save,
    onSaved,
    afterSave: person === null ? 'reset' : 'keep',
    draftName: `person/${person?.id ?? 'new'}`,
  });
  return { form, getContext };
}
