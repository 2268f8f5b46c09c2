import { useContentBlocks } from '@surtidor/data';
import { type MenuEntry, type MenuLink, menuLinksFromBlock, sideMenu } from '@surtidor/domain';
import type { SideMenuProps } from '@surtidor/ui';
import { useMemo } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { isInMenu } from '../../platform/routes/routes.ts';
import { RouteIcon } from './menu-icons.tsx';

type KitEntry = SideMenuProps['entries'][number];

/** The links of the store's content block; none while it is missing or down (faults 24). */
function useMenuLinks(): readonly MenuLink[] {
  const { menuBlock } = useVariant();
  const { config } = usePortal();
  const { state } = useContentBlocks([menuBlock]);
  const html = state.kind === 'ready' ? (state.value.get(menuBlock)?.html ?? '') : '';
  return useMemo(
    () => menuLinksFromBlock(html, { hosts: config.allowedHosts }),
    [html, config.allowedHosts],
  );
}

/** The side menu's entries: built routes that the session may open, then the block's links (spec 2). */
export function useMenuEntries(pathname: string) {
  const text = useText();
  const session = useSession();
  const variant = useVariant();
  const { readings } = usePortal();
  const links = useMenuLinks();
  const menu = sideMenu({ session, variant, readings, links });
  const ownEntry = (entry: MenuEntry): readonly KitEntry[] => {
    if (entry.kind === 'route' && isInMenu(entry.id)) {
      const { id, title, href } = entry;
      const current = href === pathname;
      return [{ id, label: text(title), href, current, icon: <RouteIcon id={id} /> }];
    }
    if (entry.kind !== 'store') return [];
    return [
      { id: 'store', label: text(entry.title), href: entry.href, icon: <RouteIcon id="store" /> },
    ];
  };
  const externalEntries = menu.flatMap((entry, place): readonly KitEntry[] =>
    entry.kind === 'link'
      ? [{ id: `link-${place}`, label: entry.label, href: entry.href, opens: 'external' }]
      : [],
  );
  return { entries: menu.flatMap(ownEntry), externalEntries };
}
