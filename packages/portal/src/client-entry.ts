import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createElement, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router-entry.ts';

/**
 * Hydrates the page. The router's own client does it: that of TanStack Start also loads the code of server functions, and
 * the portal has none.
 */
startTransition(() => {
  const page = createElement(RouterClient, { router: getRouter() });
  hydrateRoot(document, createElement(StrictMode, null, page));
});
