import type { CmsBlockRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { emptyIdentifiers, noSuchBlock } from '../mode/strict-errors.ts';
import { getBlocks } from './blocks.ts';

/**
 * Blocks in request order. An error in a list affects only its index, so a missing block does not
 * affect the others.
 */
export function strictBlocksOf(
  environment: Environment,
  identifiers: readonly (string | null | undefined)[],
): CmsBlockRow[] {
  if (identifiers.length === 0) throw emptyIdentifiers();
  const found = new Map(getBlocks(environment, identifiers).map((row) => [row.identifier, row]));
  const items = identifiers.map((name) => found.get(name ?? '') ?? noSuchBlock(name ?? ''));
  // The resolver's type knows nothing of errors in a list.
  return items as CmsBlockRow[];
}
