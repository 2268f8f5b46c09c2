import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from './find-files.ts';

/**
 * Adds `"use client"` to every module that imports React. The list of exports, messages and class names stay
 * unmarked, so that server components can import them.
 */
export const markClientModules = (folder: string): void => {
  for (const name of findFiles(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    const code = readFileSync(file, 'utf8');
    if (/from ["']react(?:\/jsx-runtime)?["']/.test(code)) {
      writeFileSync(file, `"use client";\n${code}`);
    }
  }
};
