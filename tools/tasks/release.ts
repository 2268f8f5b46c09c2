import { fail, log } from '../console.ts';
import { checkUpdates } from '../packages/check-updates.ts';
import { packPackages } from '../packages/pack-packages.ts';
import { getPackageFolder, packageNames } from '../packages/workspace-packages.ts';
import { writeSbom } from '../packages/write-sbom.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run release [-- --publish]`: checks that no update is overdue, runs every check, writes the tarballs and their SBOMs to
 * .cache/packages, and lists what npm would publish. `--publish` publishes with provenance (CI only).
 */
const isPublishing = process.argv.includes('--publish');
const run = (...command: [string, ...string[]]) => {
  if (runTool(...command) !== 0) {
    fail(
      'Nothing was released.',
      'The lines above name the failure. Fix it and run the command again.',
    );
  }
};

checkUpdates(new Date());
run(process.execPath, '--disable-warning=ExperimentalWarning', 'tools/tasks/test.ts', '--all');
await packPackages();
for (const name of packageNames) writeSbom(name);
const publish = [
  'publish',
  '--access',
  'public',
  '--provenance',
  ...(isPublishing ? [] : ['--dry-run']),
];
for (const name of packageNames) run('npm', ...publish, getPackageFolder(name));
if (isPublishing) run('changeset', 'git-tag');
else log('Nothing was published (dry run).');
