export { activeQueryKeys } from './active-query-keys.ts';
export { type AllPages, type FetchedRows, maxFetchedRows } from './fetch-all-pages.ts';
export type { FirstQuery } from './first-query.ts';
export { logSilentFailure } from './log-silent-failure.ts';
export type { Outcome } from './outcome.ts';
export { randomId } from './random-id.ts';
export type { DataContext } from './remote-store.ts';
export { SurtidorData, type SurtidorDataProps, useDataContext } from './surtidor-data.ts';
export type { Download } from './to-downloads.ts';

export type { PagedRemote } from './use-paged.ts';
export type { Remote } from './use-remote.ts';
