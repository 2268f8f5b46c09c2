export type { PortalRouter } from './create-router.ts';
export {
  definePortal,
  type LogoProps,
  type PlainColours,
  type PortalConfig,
  type PortalDefinition,
  type PortalLanguage,
} from './platform/config/portal-definition.ts';
export { useToday, useVariant, useVisitor } from './platform/context/portal-context.tsx';
export { english } from './platform/messages/en.ts';
export { useText } from './platform/messages/text-context.tsx';
export { PageHead, type PageHeadProps } from './platform/page-head/page-head.tsx';
export { ButtonLink, Link } from './platform/router/link.tsx';
export type { PortalSlots, SlotName, SlotProps } from './platform/slots/slot.tsx';
