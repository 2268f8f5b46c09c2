import type { FilterTypeInput } from '@surtidor/data/schema';
import { createForbiddenError } from '../shared/errors.ts';
import type { ClientScope } from './scope.ts';

/** Throws FORBIDDEN if the filter contains another client's code. */
export function rejectOtherClient(
  { clientCode }: Pick<ClientScope, 'clientCode'>,
  filter: FilterTypeInput | null | undefined,
): void {
  const codes = [filter?.eq, ...(filter?.in ?? [])].filter((code) => code);
  if (codes.some((code) => code !== clientCode)) throw createForbiddenError();
}
