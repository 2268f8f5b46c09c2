import { fail } from '../console.ts';
import { restoreManifest, writePublishedManifest } from '../packages/swap-manifest.ts';
import { isPackageName, packageNames } from '../packages/workspace-packages.ts';
import { runTool } from '../run-tool.ts';

/**
 * Runs before `npm pack` and `npm publish` of a package: builds it, then writes the published
 * package.json. `postpack` restores the workspace's own.
 */
const [name] = process.argv.slice(2);
if (!isPackageName(name))
  fail(`'${name}' is not a package.`, `Use one of: ${packageNames.join(', ')}.`);
restoreManifest(name);
const filter = ['--silent', '--filter', `@surtidor/${name}`] as const;
if (runTool('pnpm', ...filter, 'run', 'build', '--silent') !== 0) {
  fail(`@surtidor/${name} could not be built.`, 'The lines above name the file.');
}
writePublishedManifest(name);
