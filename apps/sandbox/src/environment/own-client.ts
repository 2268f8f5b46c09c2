import type { FilterTypeInput } from '@surtidor/data/schema';
import { forbidden } from '../shared/errors.ts';
import type { ClientScope } from './scope.ts';

/** Rejects filters by another client; the default is the session's client. */
export function refuseOtherClient(
  { clientCode }: Pick<ClientScope, 'clientCode'>,
  filter: FilterTypeInput | null | undefined,
): void {
  const named = [filter?.eq, ...(filter?.in ?? [])].filter((code) => code);
  if (named.some((code) => code !== clientCode)) throw forbidden();
}
