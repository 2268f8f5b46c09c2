export type { PortalRouter } from './create-router.ts';
export { useToday, useVariant, useVisitor } from './platform/context/portal-context.tsx';
export { english } from './platform/messages/en.ts';
export { useText } from './platform/messages/text-context.tsx';
export { PageHead } from './platform/page-head/page-head.tsx';
export { ButtonLink, Link } from './platform/router/own-links.ts';
export {
  definePortal,
  type LogoProps,
  type PortalLanguage,
} from './shared/config/portal-definition.ts';
export type { SlotProps } from './shared/config/slots.ts';
