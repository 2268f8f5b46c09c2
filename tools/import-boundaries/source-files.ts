import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';

const skipped = /(^|\/)(node_modules|dist|generated|var|toolchain)(\/|$)/;

/** Every TypeScript file of the workspace with its text, by path from the root. */
export function sourceFiles(): readonly { readonly file: string; readonly source: string }[] {
  return globSync('{packages,apps,tests,tools,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => skipped.test(name),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !skipped.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}
