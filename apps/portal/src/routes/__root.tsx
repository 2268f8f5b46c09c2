import { createRootRouteWithContext } from '@tanstack/react-router';
import { documentHead, PortalDocument } from '../app/document/portal-document.tsx';
import { PortalRoot } from '../app/document/portal-root.tsx';
import type { RouterContext } from '../app/environment/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: documentHead,
  shellComponent: PortalDocument,
  component: PortalRoot,
});
