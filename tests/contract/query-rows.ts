import type { SignedInDealer } from './sign-in.ts';

type Client = SignedInDealer['dataContext']['client'];
type Document = Parameters<Client['query']>[0]['query'];

/** A paged query of the data package. */
interface PagedQuery<TData, TItem> {
  readonly document: Document & { readonly __apiType?: unknown };
  readonly read: (
    data: TData,
    storeContext: SignedInDealer['dataContext']['storeContext'],
  ) => { readonly items: readonly (TItem | null)[] } | null;
}

/** Returns all matching rows in one large page, mapped as in the portal. */
export async function queryRows<TData, TItem>(
  { client, storeContext }: SignedInDealer['dataContext'],
  { document, read }: PagedQuery<TData, TItem>,
  variables: object,
): Promise<readonly TItem[]> {
  const { data } = await client.query({
    query: document,
    variables: { ...variables, page: 1, pageSize: 1000 },
    fetchPolicy: 'no-cache',
  });
  // `read` accepts the data of its document.
  const items = read(data as TData, storeContext)?.items ?? [];
  return items.map((item) => {
    if (item === null) throw new Error('A row could not be read.');
    return item;
  });
}
