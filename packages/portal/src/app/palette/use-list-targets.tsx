import { canOpen, getRoutePath } from '@surtidor/domain/session';
import { useVisitor } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getPortalRoute } from '../../platform/routes/routes.ts';
import type { PaletteTarget } from './palette-target.ts';

/** The lists that can filter by number, with the name of their search param. */
const searchableLists = [
  ['orders', 'number'],
  ['pending-invoices', 'q'],
] as const;

/** Returns links to the permitted lists, filtered by the search text. */
export function useListTargets(searchText: string): readonly PaletteTarget[] {
  const text = useText();
  const visitor = useVisitor();
  return searchableLists
    .filter(([id]) => canOpen(visitor, id))
    .map(([id, parameter]) => ({
      kind: 'page',
      id,
      label: text('Search for {searchText} in: {page}', {
        searchText,
        page: text(getPortalRoute(id).title),
      }),
      href: `${getRoutePath(id, visitor.deploymentOptions.product)}?${new URLSearchParams({ [parameter]: searchText })}`,
    }));
}
