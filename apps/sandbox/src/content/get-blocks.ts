import type { CmsBlockRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { insertOrigin } from './insert-origin.ts';

const MAX_BLOCKS = 50;

/** Returns the requested blocks in request order and omits missing ones. */
export function getBlocks(
  environment: Environment,
  identifiers: readonly (string | null | undefined)[],
): CmsBlockRow[] {
  return environment.db
    .all<CmsBlockRow>(
      `select cms_blocks.* from json_each(:requested) join cms_blocks on identifier = value
       order by json_each.id`,
      { requested: JSON.stringify([...new Set(identifiers)].slice(0, MAX_BLOCKS)) },
    )
    .map((row) => ({ ...row, content: insertOrigin(environment, row.content) }));
}
