import { fail } from '../console.ts';
import { buildPackages } from '../packages/build-packages.ts';
import { restoreManifest, writePublishedManifest } from '../packages/swap-manifest.ts';
import { isPackageName, packageNames } from '../packages/workspace-packages.ts';

/**
 * Runs before `npm pack` and `npm publish` of a package: builds it, then writes the published
 * package.json. `postpack` restores the workspace's own.
 */
const [name] = process.argv.slice(2);
if (!isPackageName(name))
  fail(`'${name}' is not a package.`, `Use one of: ${packageNames.join(', ')}.`);
restoreManifest(name);
await buildPackages([name]);
writePublishedManifest(name);
