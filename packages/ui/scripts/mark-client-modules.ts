import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Marks what draws or keeps state as code for the browser. The list of exports, messages and class
 * names stay unmarked, so that a server component can read them.
 */
export const markClientModules = (folder: string): void => {
  for (const file of globSync(`${folder}/**/*.js`)) {
    const code = readFileSync(file, 'utf8');
    if (/from ["']react(?:\/jsx-runtime)?["']/.test(code)) {
      writeFileSync(file, `"use client";\n${code}`);
    }
  }
};
