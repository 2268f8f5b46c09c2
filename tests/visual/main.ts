import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, log } from '../../tools/console.ts';
import { root } from '../../tools/run-tool.ts';
import { commitOf, layOutCommit } from './base-tree.ts';
import { buildStories, pairStories, storiesIn } from './build-stories.ts';
import { compareStories } from './compare-stories.ts';
import { getSummary, writeReport } from './report-page.ts';
import { serveFolder } from './serve-folder.ts';
import { getThemeModes, type ThemeMode } from './theme-modes.ts';

const options = {
  base: { type: 'string' },
  only: { type: 'string', default: '' },
  themes: { type: 'string', default: '' },
} as const;

/** Parses the arguments: the commit as argument or --base (default: the last one), and themes. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const base = values.base ?? positionals[0] ?? 'HEAD';
    return { only: values.only.split(','), themeModes: getThemeModes(values.themes), base };
  } catch (error) {
    return fail(
      error instanceof Error ? error.message : String(error),
      'npm run visual -- [commit] [--only <parts of stories’ ids>] [--themes all]',
    );
  }
}

/** The folder of the report. */
const report = join(root, '.cache', 'visual');

interface VisualOptions {
  /** Substrings of the story ids; an empty string matches every id. */
  readonly only: readonly string[];
  readonly themeModes: readonly (ThemeMode | null)[];
}

/** Builds both trees, renders their stories and returns whether all look the same. */
async function compareWith(
  commit: string,
  work: string,
  requested: VisualOptions,
): Promise<boolean> {
  const { only, themeModes } = requested;
  const base = commit.slice(0, 8);
  const tree = join(work, 'tree');
  mkdirSync(tree);
  log(`Laying out ${base}…`);
  layOutCommit(commit, tree);
  const folders = { before: join(work, 'before'), after: join(work, 'after') };
  log(`Building the stories of ${base}…`);
  buildStories(tree, folders.before);
  log('Building the stories of this tree…');
  buildStories(root, folders.after);

  const before = [...storiesIn(folders.before).values()];
  const after = [...storiesIn(folders.after).values()];
  const { both, added, removed } = pairStories(before, after, only);
  if (both.length === 0)
    throw new Error(`There is no story to compare whose id has '${only.join("' or '")}'.`);
  log(`Comparing ${both.length} stories in ${themeModes.length} themes at two widths…`);
  const servers = [await serveFolder(folders.before), await serveFolder(folders.after)] as const;
  const sides = { before: servers[0].origin, after: servers[1].origin };
  const { changes, broken } = await compareStories(sides, both, themeModes).finally(() => {
    for (const { stop } of servers) stop();
  });

  const findings = {
    base,
    compared: both.length * themeModes.length * 2,
    changes,
    broken,
    added,
    removed,
  };
  const page = writeReport(report, findings);
  for (const line of getSummary(findings)) log(line);
  log(`See ${page}`);
  return changes.length === 0 && broken.length === 0;
}

/** Compares the stories of this tree with those of another commit. */
const given = readOptions();
const commit =
  commitOf(given.base) ??
  fail(`There is no commit '${given.base}'.`, 'Name one that git log shows.');
const work = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-visual-')));
try {
  // Differences need a review: the command exits with 1.
  process.exitCode = (await compareWith(commit, work, given)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
