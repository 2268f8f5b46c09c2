import type { AssociateDraft } from './types.ts';

/** Three versions of a record for a merge. */
export interface DraftVersions {
  /** When the form opened. */
  readonly opened: AssociateDraft;
  /** The form now. */
  readonly draft: AssociateDraft;
  /** Stored now. */
  readonly stored: AssociateDraft;
}

/** Fields that are merged together: a role determines the destinations. */
const groups: readonly (readonly (keyof AssociateDraft)[])[] = [
  ['roleId', 'destinations'],
  ['documentType', 'document'],
];

const getContent = (draft: AssociateDraft, field: keyof AssociateDraft): string =>
  field === 'destinations'
    ? draft.destinations
        .map(({ id }) => id)
        .toSorted()
        .join('\n')
    : String(draft[field]);

/**
 * Merges the form's changes into the stored record. The backend replaces all fields (spec 7), so
 * sending an untouched one would restore an older value.
 */
export function mergeDraft({ opened, draft, stored }: DraftVersions): AssociateDraft {
  const changed = (field: keyof AssociateDraft) =>
    getContent(draft, field) !== getContent(opened, field);
  const grouped = groups.filter((fields) => fields.some(changed)).flat();
  const own = (Object.keys(draft) as (keyof AssociateDraft)[]).filter(
    (field) => changed(field) || grouped.includes(field),
  );
  return { ...stored, ...Object.fromEntries(own.map((field) => [field, draft[field]])) };
}
