export { startPortal } from './start-portal.ts';
