/** Calls that are not GraphQL (spec 7, REST). This entry brings no Apollo with it. */
export { askRealtimeToken } from './ask-realtime-token.ts';
export { askStoreLink } from './ask-store-link.ts';
export { askVisitorAddress } from './ask-visitor-address.ts';
export type { RestOptions } from './get-json.ts';
