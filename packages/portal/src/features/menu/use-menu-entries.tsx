import type { MenuEntry } from '@surtidor/domain/session';
import type { SideMenuProps } from '@surtidor/ui';
import { translate, useText } from '../../platform/messages/text-context.tsx';
import { RouteIcon } from './menu-icons.tsx';
import { useMenu, useMenuPath } from './use-menu.ts';

type KitEntry = SideMenuProps['entries'][number];

/** Returns the entries of the side menu: permitted routes, then the links of the content block (spec 2). */
export function useMenuEntries() {
  const text = useText();
  const menu = useMenu();
  const pathname = useMenuPath();
  const toKitEntries = (entry: MenuEntry): readonly KitEntry[] => {
    if (entry.kind === 'route') {
      const { id, title, href } = entry;
      const current = href === pathname;
      return [{ id, label: text(title), href, current, icon: <RouteIcon id={id} /> }];
    }
    if (entry.kind === 'own') {
      const { title, href } = entry;
      const current = href === pathname;
      // Aligns its label with those of the packaged pages.
      const icon = <span className="size-5" />;
      return [{ id: href, label: translate(text, title), href, current, icon }];
    }
    if (entry.kind !== 'store') return [];
    return [
      { id: 'store', label: text(entry.title), href: entry.href, icon: <RouteIcon id="store" /> },
    ];
  };
  const externalEntries = menu.flatMap((entry, index): readonly KitEntry[] =>
    entry.kind === 'link'
      ? [{ id: `link-${index}`, label: entry.label, href: entry.href, opens: 'external' }]
      : [],
  );
  return { entries: menu.flatMap(toKitEntries), externalEntries };
}
