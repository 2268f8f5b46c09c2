import type { Database } from '../../database/index.ts';
import { getParentPaths, type LeafStorage, type Replacement } from './leaf-storage.ts';

/** Values are stored as JSON, to distinguish 1, '1' and true. */
const TABLE_SQL = `create table if not exists realtime_leaves (
  path text primary key not null,
  value text not null
) strict, without rowid`;

/** '0' is the character after '/', so the range contains exactly the paths below `:path`. */
const BELOW_PATH = "(path > :path || '/' and path < :path || '0')";
const AT_OR_BELOW_PATH = `(:path = '' or path = :path or ${BELOW_PATH})`;

/** Stores the tree in the sandbox's database, so that it survives a restart. */
export function createSqliteLeafStorage(db: Database): LeafStorage {
  db.exec(TABLE_SQL);

  const replaceSubtree = ({ path, leaves }: Replacement) => {
    db.run(`delete from realtime_leaves where ${AT_OR_BELOW_PATH}`, { path });
    if (leaves.length > 0) {
      for (const parent of getParentPaths(path)) {
        db.run('delete from realtime_leaves where path = :parent', { parent });
      }
    }
    for (const leaf of leaves) {
      db.run('insert into realtime_leaves (path, value) values (:path, :value)', {
        path: leaf.path,
        value: JSON.stringify(leaf.value),
      });
    }
  };

  return {
    getLeaves: (path) =>
      db
        .all<{ path: string; value: string }>(
          `select path, value from realtime_leaves where ${AT_OR_BELOW_PATH}`,
          {
            path,
          },
        )
        .map((row) => ({ path: row.path, value: JSON.parse(row.value) })),
    replace: (replacements) => db.transaction(() => replacements.forEach(replaceSubtree)),
  };
}
