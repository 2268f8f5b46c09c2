import { logSilentFailure, useContentBlocks } from '@surtidor/data';
import { type MenuLink, parseMenuLinks } from '@surtidor/domain/content';
import { getRoutePath, getSideMenu, type MenuEntry, matchRoute } from '@surtidor/domain/session';
import { useEffect, useMemo } from 'react';
import { usePortal, useVariant, useVisitor } from '../../platform/context/portal-context.tsx';
import { useLocation } from '../../platform/router/index.ts';

/** Returns the links of the store's content block, or none if it is missing or failed (faults 24). */
function useMenuLinks(): readonly MenuLink[] {
  const { menuBlock } = useVariant();
  const { config } = usePortal();
  const { state } = useContentBlocks([menuBlock]);
  useEffect(() => {
    if (state.kind === 'failed') logSilentFailure('menu-content', state.failure);
  }, [state]);
  const html = state.kind === 'ready' ? (state.value.get(menuBlock)?.html ?? '') : '';
  return useMemo(
    () => parseMenuLinks(html, { hosts: config.allowedHosts }),
    [html, config.allowedHosts],
  );
}

/** Returns the path of the current page in the menu: a section is marked as its page. */
export function useMenuPath(): string {
  const { pathname } = useLocation();
  const { deploymentOptions } = usePortal();
  const parent = matchRoute(pathname, deploymentOptions)?.parent;
  return parent === undefined ? pathname : getRoutePath(parent, deploymentOptions.product);
}

/** Returns the permitted routes and the links of the store's block (spec 2, side menu). */
export function useMenu(): readonly MenuEntry[] {
  return getSideMenu({ ...useVisitor(), links: useMenuLinks() });
}
