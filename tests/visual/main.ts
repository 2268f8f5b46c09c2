import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, say } from '../../tools/console.ts';
import { root } from '../../tools/run-tool.ts';
import { commitOf, layOutCommit } from './base-tree.ts';
import { buildStories, storiesIn } from './build-stories.ts';
import { compareStories } from './compare-stories.ts';
import { writeReport } from './report-page.ts';
import { serveFolder } from './serve-folder.ts';

/** Compares how this tree's stories look with how they look in another commit. */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    only: { type: 'string', default: '' },
  },
});
const commit =
  commitOf(values.base) ??
  fail(`There is no commit '${values.base}'.`, 'Name one that git log shows.');
const base = commit.slice(0, 8);

const work = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-visual-')));
try {
  const tree = join(work, 'tree');
  mkdirSync(tree);
  say(`Laying out ${base}…`);
  layOutCommit(commit, tree);
  const folders = { before: join(work, 'before'), after: join(work, 'after') };
  say(`Building the stories of ${base}…`);
  buildStories(tree, folders.before);
  say('Building the stories of this tree…');
  buildStories(root, folders.after);

  const before = storiesIn(folders.before);
  const after = storiesIn(folders.after);
  const wanted = [...after.values()].filter(({ id }) => id.includes(values.only));
  const inBoth = wanted.filter(({ id }) => before.has(id));
  if (inBoth.length === 0) fail('There is no story to compare.', 'Use a shorter --only.');
  say(`Comparing ${inBoth.length} stories at two widths…`);
  const servers = [await serveFolder(folders.before), await serveFolder(folders.after)] as const;
  const sides = { before: servers[0].origin, after: servers[1].origin };
  const { changes, broken } = await compareStories(sides, inBoth);
  for (const { stop } of servers) stop();

  const page = writeReport(join(root, '.cache', 'visual'), {
    base,
    compared: inBoth.length * 2,
    changes: [...changes].sort((one, other) => one.title.localeCompare(other.title)),
    broken,
    added: wanted.filter(({ id }) => !before.has(id)).map(({ title }) => title),
    removed: [...before.values()]
      .filter(({ id }) => id.includes(values.only) && !after.has(id))
      .map(({ title }) => title),
  });
  say(`${inBoth.length * 2} pictures compared with ${base}, ${changes.length} differ.`);
  say(`See ${page}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
