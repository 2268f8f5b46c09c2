import { type OrderOptions, useOrderOptions } from '@surtidor/data';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';

const noOptions: OrderOptions = { stations: [], plants: [] };

/**
 * Returns the plants and stations of the user's orders, empty until they are loaded.
 * @param enabled Whether to request the options.
 */
export function useFilterOptions(enabled: boolean) {
  const { clientCode } = useSession();
  const { state } = useOrderOptions(enabled ? clientCode : '');
  return { options: getData(state) ?? noOptions, hasError: state.kind === 'failed' };
}
