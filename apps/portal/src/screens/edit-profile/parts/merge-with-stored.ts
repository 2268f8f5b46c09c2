import { type DataContext, findAssociatesById } from '@surtidor/data';
import { type AssociateDraft, draftOfAssociate, type Failure, mergeDraft } from '@surtidor/domain';

/** What is to be sent of an edited person, or why it cannot be known. */
export type MergedWithStored =
  | { readonly kind: 'draft'; readonly draft: AssociateDraft }
  | { readonly kind: 'failed'; readonly failure: Failure };

// A module of its own, which comes with the form of somebody who is there already.

/**
 * The changes of a form over what is stored of the associate at this moment: another tab or another
 * manager may have saved since the form opened. Somebody who is no longer listed is sent as they
 * stand, and the backend says what is wrong.
 */
export async function mergeWithStored(
  dataContext: DataContext,
  { id, opened, draft }: { id: string; opened: AssociateDraft; draft: AssociateDraft },
): Promise<MergedWithStored> {
  const found = await findAssociatesById(dataContext, [id]);
  if (found.kind === 'failed') return found;
  const stored = found.value.find((one) => one.id === id);
  if (stored === undefined) return { kind: 'draft', draft };
  return { kind: 'draft', draft: mergeDraft({ opened, draft, stored: draftOfAssociate(stored) }) };
}
