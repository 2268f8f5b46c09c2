import { canOpen, getRoutePath } from '@surtidor/domain';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { portalRoute } from '../../platform/routes/routes.ts';
import type { PaletteTarget } from './palette-target.ts';

/** Lists that look for a number themselves, and the parameter of the address that says which. */
const searching = [
  ['orders', 'number'],
  ['pending-invoices', 'q'],
] as const;

/** The lists that the person may open, looking for what was typed: they tell what is wrong, and retry. */
export function useListTargets(searchText: string): readonly PaletteTarget[] {
  const text = useText();
  const session = useSession();
  const variant = useVariant();
  const { deploymentOptions } = usePortal();
  return searching
    .filter(([id]) => canOpen({ session, variant, deploymentOptions }, id))
    .map(([id, parameter]) => ({
      kind: 'page',
      id,
      label: text('Look for {searchText} in: {page}', {
        searchText,
        page: text(portalRoute(id).title),
      }),
      href: `${getRoutePath(id, deploymentOptions.product)}?${new URLSearchParams({ [parameter]: searchText })}`,
    }));
}
