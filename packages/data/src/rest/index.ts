/** Calls that are not GraphQL (spec 7, REST). This entry brings no Apollo with it. */
export { fetchRealtimeToken } from './fetch-realtime-token.ts';
export { fetchStoreLink } from './fetch-store-link.ts';
export { fetchVisitorAddress } from './fetch-visitor-address.ts';
