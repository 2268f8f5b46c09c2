import { createRootRouteWithContext } from '@tanstack/react-router';
import { getDocumentHead, PortalDocument } from '../app/document/portal-document.tsx';
import { PortalRoot } from '../app/document/portal-root.tsx';
import type { RouterContext } from '../app/environment/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: getDocumentHead,
  shellComponent: PortalDocument,
  component: PortalRoot,
});
