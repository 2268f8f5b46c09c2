import type { Database } from '../../database/index.ts';
import { type LeafStorage, pathsAbove, type Replacement } from './leaf-storage.ts';

/** Values are kept as JSON text, so that 1, '1' and true stay apart. */
const TABLE = `create table if not exists realtime_leaves (
  path text primary key not null,
  value text not null
) strict, without rowid`;

/** '0' is the character after '/': the range holds exactly what is below the path. */
const BELOW = "(path > :path || '/' and path < :path || '0')";
const UNDER = `(:path = '' or path = :path or ${BELOW})`;

/** Keeps the tree in the sandbox's database, so that it survives a restart. */
export function createSqliteLeafStorage(db: Database): LeafStorage {
  db.exec(TABLE);

  const replaceOne = ({ path, leaves }: Replacement) => {
    db.run(`delete from realtime_leaves where ${UNDER}`, { path });
    if (leaves.length > 0) {
      for (const above of pathsAbove(path)) {
        db.run('delete from realtime_leaves where path = :above', { above });
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
    under: (path) =>
      db
        .all<{ path: string; value: string }>(
          `select path, value from realtime_leaves where ${UNDER}`,
          {
            path,
          },
        )
        .map(({ path: at, value }) => ({ path: at, value: JSON.parse(value) })),
    replace: (replacements) => db.transaction(() => replacements.forEach(replaceOne)),
  };
}
