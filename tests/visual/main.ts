import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, log } from '../../tools/console.ts';
import { root } from '../../tools/run-tool.ts';
import { checkOutCommit, resolveCommit } from './base-tree.ts';
import { buildStories, pairStories, readStories } from './build-stories.ts';
import { compareStories } from './compare-stories.ts';
import { formatSummary, writeReport } from './report-page.ts';
import { serveFolder } from './serve-folder.ts';
import { parseThemeModes, type ThemeMode } from './theme-modes.ts';

const options = {
  base: { type: 'string' },
  only: { type: 'string', default: '' },
  themes: { type: 'string', default: '' },
} as const;

/** Parses the arguments. The commit is an argument or --base; the default is HEAD. */
function parseOptions() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const base = values.base ?? positionals[0] ?? 'HEAD';
    return { only: values.only.split(','), themeModes: parseThemeModes(values.themes), base };
  } catch (error) {
    return fail(
      error instanceof Error ? error.message : String(error),
      'npm run visual -- [commit] [--only <parts of stories’ ids>] [--themes all]',
    );
  }
}

/** The folder of the report. */
const reportFolder = join(root, '.cache', 'visual');

interface VisualOptions {
  /** Substrings of the story ids; an empty string matches every id. */
  readonly only: readonly string[];
  readonly themeModes: readonly (ThemeMode | null)[];
}

/** Builds both trees, compares their stories and returns whether all screenshots match. */
async function compareWithCommit(
  commit: string,
  workFolder: string,
  visualOptions: VisualOptions,
): Promise<boolean> {
  const { only, themeModes } = visualOptions;
  const base = commit.slice(0, 8);
  const tree = join(workFolder, 'tree');
  mkdirSync(tree);
  log(`Checking out ${base}…`);
  checkOutCommit(commit, tree);
  const folders = { before: join(workFolder, 'before'), after: join(workFolder, 'after') };
  log(`Building the stories of ${base}…`);
  buildStories(tree, folders.before);
  log('Building the stories of this tree…');
  buildStories(root, folders.after);

  const before = [...readStories(folders.before).values()];
  const after = [...readStories(folders.after).values()];
  const { both, added, removed } = pairStories(before, after, only);
  if (both.length === 0) throw new Error(`No story id contains '${only.join("' or '")}'.`);
  log(`Comparing ${both.length} stories in ${themeModes.length} themes at two widths…`);
  const servers = [await serveFolder(folders.before), await serveFolder(folders.after)] as const;
  const origins = { before: servers[0].origin, after: servers[1].origin };
  const { changes, failed } = await compareStories(origins, both, themeModes).finally(() => {
    for (const { stop } of servers) stop();
  });

  const findings = {
    base,
    compared: both.length * themeModes.length * 2,
    changes,
    failed,
    added,
    removed,
  };
  const page = writeReport(reportFolder, findings);
  for (const line of formatSummary(findings)) log(line);
  log(`See ${page}`);
  return changes.length === 0 && failed.length === 0;
}

// Compares the stories of this tree with those of another commit.
const visualOptions = parseOptions();
const commit =
  resolveCommit(visualOptions.base) ??
  fail(`Unknown commit '${visualOptions.base}'.`, 'Use a commit that git log shows.');
const workFolder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-visual-')));
try {
  // Exits with 1 if there are differences to review.
  process.exitCode = (await compareWithCommit(commit, workFolder, visualOptions)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}
