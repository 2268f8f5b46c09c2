import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/run-tool.ts';

/** The built files of a kind that browsers may ask for: 'css', 'js'. */
export const builtFiles = (extension: string): readonly string[] =>
  globSync(`apps/portal/dist/client/assets/*.${extension}`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
