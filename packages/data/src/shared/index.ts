export { getActiveQueryKeys } from './active-query-keys.ts';
export { type AllPages, type FetchedRows, maxFetchedRows } from './fetch-all-pages.ts';
/** @public */
export type { LogCode } from './log-code.ts';
export { logSilentFailure } from './log-silent-failure.ts';
export type { Outcome } from './outcome.ts';
/** @public */
export type { PagedQuery } from './paged-query.ts';
/** @public */
export type { ListChange, Paged } from './paged-state.ts';
export { createRandomId } from './random-id.ts';
/** @public */
export type { StoreContext } from './readers.ts';
/** @public */
export type { QueryRequest, RemoteQuery } from './remote-query.ts';
export type { DataContext } from './remote-store.ts';
export { SurtidorData, type SurtidorDataProps, useDataContext } from './surtidor-data.ts';
export type { Download } from './to-downloads.ts';
/** @public */
export type { Fetch } from './transport/fetch-json.ts';
export type { PagedRemote } from './use-paged.ts';
export type { Remote } from './use-remote.ts';
