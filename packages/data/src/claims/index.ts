export { buildClaimsRequest, sendClaim, useClaims } from './claims.ts';
