import type { CmsBlockRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { emptyIdentifiers, noSuchBlock } from '../manners/strict-errors.ts';
import { blocksOf } from './blocks.ts';

/**
 * Each block at the place of its identifier. GraphQL takes an error in a list for the error of that
 * place alone: a missing block leaves the others whole.
 */
export function strictBlocksOf(
  environment: Environment,
  identifiers: readonly (string | null | undefined)[],
): CmsBlockRow[] {
  if (identifiers.length === 0) throw emptyIdentifiers();
  const found = new Map(blocksOf(environment, identifiers).map((row) => [row.identifier, row]));
  const items = identifiers.map((name) => found.get(name ?? '') ?? noSuchBlock(name ?? ''));
  // The resolver's type knows nothing of errors in a list.
  return items as CmsBlockRow[];
}
