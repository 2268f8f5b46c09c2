/** REST functions (spec 7, REST), without Apollo. */
export { fetchRealtimeToken } from './fetch-realtime-token.ts';
export { fetchStoreLink } from './fetch-store-link.ts';
export { fetchVisitorAddress } from './fetch-visitor-address.ts';
