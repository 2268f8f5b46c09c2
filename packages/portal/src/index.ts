export type { PortalRouter } from './create-router.ts';
