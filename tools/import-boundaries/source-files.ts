import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';

const excludedPattern = /(^|\/)(node_modules|dist|generated|var|toolchain)(\/|$)/;

/** Reads every TypeScript file of the workspace, sorted by path. */
export function readSourceFiles(): readonly { readonly file: string; readonly source: string }[] {
  return globSync('{packages,apps,tests,tools,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => excludedPattern.test(name),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !excludedPattern.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}
