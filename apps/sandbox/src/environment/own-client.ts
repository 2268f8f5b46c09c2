import type { FilterTypeInput } from '@surtidor/data/schema';
import { forbidden } from '../shared/errors.ts';
import type { ClientScope } from './scope.ts';

/** Refuses a filter that names another client than the session's; naming none means one's own. */
export function refuseOtherClient(
  { clientCode }: Pick<ClientScope, 'clientCode'>,
  filter: FilterTypeInput | null | undefined,
): void {
  const named = [filter?.eq, ...(filter?.in ?? [])].filter((code) => code);
  if (named.some((code) => code !== clientCode)) throw forbidden();
}
