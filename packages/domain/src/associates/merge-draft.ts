import type { AssociateDraft } from './types.ts';

/** The three states of a form that somebody else may have saved meanwhile. */
export interface DraftVersions {
  /** As the associate was when the form opened. */
  readonly opened: AssociateDraft;
  /** As the form is now. */
  readonly draft: AssociateDraft;
  /** As the associate is stored now. */
  readonly stored: AssociateDraft;
}

/** Fields that mean something only together: a role decides over the destinations. */
const groups: readonly (readonly (keyof AssociateDraft)[])[] = [
  ['roleId', 'destinations'],
  ['documentType', 'document'],
];

const contentOf = (draft: AssociateDraft, field: keyof AssociateDraft): string =>
  field === 'destinations'
    ? draft.destinations
        .map(({ id }) => id)
        .toSorted()
        .join('\n')
    : String(draft[field]);

/**
 * What is sent when two edited the same associate: the fields changed in this form, over what is
 * stored now. The backend takes every field of a person at once (spec 7), so an untouched one would
 * put an older value back.
 */
export function mergeDraft({ opened, draft, stored }: DraftVersions): AssociateDraft {
  const changed = (field: keyof AssociateDraft) =>
    contentOf(draft, field) !== contentOf(opened, field);
  const grouped = groups.filter((fields) => fields.some(changed)).flat();
  const own = (Object.keys(draft) as (keyof AssociateDraft)[]).filter(
    (field) => changed(field) || grouped.includes(field),
  );
  return { ...stored, ...Object.fromEntries(own.map((field) => [field, draft[field]])) };
}
