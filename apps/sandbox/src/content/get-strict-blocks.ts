import type { CmsBlockRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { createEmptyIdentifiersError, createNoSuchBlockError } from '../mode/strict-errors.ts';
import { getBlocks } from './get-blocks.ts';

/**
 * Returns the blocks in request order, with an error in place of each missing block. GraphQL
 * reports such an error for its list index only.
 */
export function getStrictBlocks(
  environment: Environment,
  identifiers: readonly (string | null | undefined)[],
): CmsBlockRow[] {
  if (identifiers.length === 0) throw createEmptyIdentifiersError();
  const blockByIdentifier = new Map(
    getBlocks(environment, identifiers).map((row) => [row.identifier, row]),
  );
  const items = identifiers.map(
    (identifier) =>
      blockByIdentifier.get(identifier ?? '') ?? createNoSuchBlockError(identifier ?? ''),
  );
  // The resolver type does not allow errors as list items.
  return items as CmsBlockRow[];
}
