export type { Outcome } from './outcome.ts';
export { randomId } from './random-id.ts';
export type { DataContext } from './remote-store.ts';
export { SurtidorData, type SurtidorDataProps, useDataContext } from './surtidor-data.ts';
export type { Download, Downloads } from './to-downloads.ts';
export type { Fetch } from './transport/fetch-json.ts';
export type { PagedOptions, PagedRemote } from './use-paged.ts';
export type { Remote } from './use-remote.ts';
export type { StoreContext } from './wire.ts';
