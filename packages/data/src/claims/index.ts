export { sendClaim, useClaims } from './claims.ts';
