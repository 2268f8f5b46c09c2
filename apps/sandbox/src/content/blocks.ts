import type { CmsBlockRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { withOrigin } from './origin.ts';

/** More blocks than any page asks for. */
const maximum = 50;

/** The existing requested blocks, in request order. */
export function getBlocks(
  environment: Environment,
  identifiers: readonly (string | null | undefined)[],
): CmsBlockRow[] {
  return environment.db
    .all<CmsBlockRow>(
      `select cms_blocks.* from json_each(:requested) join cms_blocks on identifier = value
       order by json_each.id`,
      { requested: JSON.stringify([...new Set(identifiers)].slice(0, maximum)) },
    )
    .map((row) => ({ ...row, content: withOrigin(environment, row.content) }));
}
