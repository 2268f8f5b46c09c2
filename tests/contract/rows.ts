import type { SignedIn } from './signed-in.ts';

type Client = SignedIn['dataContext']['client'];
type Document = Parameters<Client['query']>[0]['query'];

/** A paged query of the data package. */
interface Paged<TData, TItem> {
  readonly document: Document & { readonly __apiType?: unknown };
  readonly read: (
    data: TData,
    storeContext: SignedIn['dataContext']['storeContext'],
  ) => { readonly items: readonly (TItem | null)[] } | null;
}

/** All matching rows, in one large page, mapped as in the portal. */
export async function getRows<TData, TItem>(
  { client, storeContext }: SignedIn['dataContext'],
  { document, read }: Paged<TData, TItem>,
  variables: object,
): Promise<readonly TItem[]> {
  const { data } = await client.query({
    query: document,
    variables: { ...variables, page: 1, pageSize: 1000 },
    fetchPolicy: 'no-cache',
  });
  // The document and `read` belong together.
  const items = read(data as TData, storeContext)?.items ?? [];
  return items.map((item) => {
    if (item === null) throw new Error('A row could not be read.');
    return item;
  });
}
