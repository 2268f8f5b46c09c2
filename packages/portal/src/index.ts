export type { PortalRouter } from './create-router.ts';
export {
  definePortal,
  type LogoProps,
  type PlainColours,
  type PortalConfig,
  type PortalDefinition,
} from './platform/config/portal-definition.ts';
