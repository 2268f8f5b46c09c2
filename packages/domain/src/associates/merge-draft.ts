import type { AssociateDraft } from './types.ts';

/** The three versions of a record that are merged. */
export interface DraftVersions {
  /** The record when the form opened. */
  readonly initial: AssociateDraft;
  /** The current form. */
  readonly draft: AssociateDraft;
  /** The record that is stored now. */
  readonly stored: AssociateDraft;
}

/** Fields that are merged together: a role determines the destinations. */
const fieldGroups: readonly (readonly (keyof AssociateDraft)[])[] = [
  ['roleId', 'destinations'],
  ['documentType', 'document'],
];

const serializeField = (draft: AssociateDraft, field: keyof AssociateDraft): string =>
  field === 'destinations'
    ? draft.destinations
        .map(({ id }) => id)
        .toSorted()
        .join('\n')
    : String(draft[field]);

/**
 * Merges the form's changes into the stored record. The backend replaces all fields (spec 7), so
 * sending an unchanged field could overwrite a newer value.
 */
export function mergeDraft({ initial, draft, stored }: DraftVersions): AssociateDraft {
  const isChanged = (field: keyof AssociateDraft) =>
    serializeField(draft, field) !== serializeField(initial, field);
  const fieldsOfChangedGroups = fieldGroups.filter((fields) => fields.some(isChanged)).flat();
  const changedFields = (Object.keys(draft) as (keyof AssociateDraft)[]).filter(
    (field) => isChanged(field) || fieldsOfChangedGroups.includes(field),
  );
  return { ...stored, ...Object.fromEntries(changedFields.map((field) => [field, draft[field]])) };
}
