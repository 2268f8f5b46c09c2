export { type StartPortalOptions, startPortal } from './start-portal.ts';
