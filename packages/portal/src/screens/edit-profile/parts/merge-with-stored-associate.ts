import { type DataContext, findAssociatesById } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import {
  type AssociateDraft,
  type DocumentType,
  mergeDraft,
  toAssociateDraft,
} from '@surtidor/domain/associates';

/** The merged draft, or the error that prevents the merge. */
export type MergeResult =
  | { readonly kind: 'draft'; readonly draft: AssociateDraft }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface MergeParams {
  readonly id: string;
  readonly initial: AssociateDraft;
  readonly draft: AssociateDraft;
  readonly documentTypes: readonly DocumentType[];
}

/**
 * Applies the changes of a form to the stored associate, since another tab or manager may have saved it in
 * the meantime. A draft of an associate that is no longer listed is not merged; the backend returns the error.
 */
export async function mergeWithStoredAssociate(
  dataContext: DataContext,
  { id, initial, draft, documentTypes }: MergeParams,
): Promise<MergeResult> {
  const matches = await findAssociatesById(dataContext, [id]);
  if (matches.kind === 'failed') return matches;
  const stored = matches.value.find((associate) => associate.id === id);
  if (stored === undefined) return { kind: 'draft', draft };
  return {
    kind: 'draft',
    draft: mergeDraft({ initial, draft, stored: toAssociateDraft(stored, documentTypes) }),
  };
}
