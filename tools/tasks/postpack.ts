import { fail } from '../console.ts';
import { restoreManifest } from '../packages/swap-manifest.ts';
import { isPackageName, packageNames } from '../packages/workspace-packages.ts';

/** Runs after `npm pack` and `npm publish` of a package: restores the workspace's package.json. */
const [name] = process.argv.slice(2);
if (!isPackageName(name))
  fail(`'${name}' is not a package.`, `Use one of: ${packageNames.join(', ')}.`);
restoreManifest(name);
