import { fail } from '../console.ts';
import { restoreManifest } from '../packages/swap-manifest.ts';
import { isPackageName, packageNames } from '../packages/workspace-packages.ts';

/** Runs after `npm pack` and `npm publish` of a package: puts the workspace's package.json back. */
const [name] = process.argv.slice(2);
if (!isPackageName(name))
  fail(`'${name}' is no package.`, `Use one of: ${packageNames.join(', ')}.`);
restoreManifest(name);
