import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files below a folder as relative paths with slashes. Node 20 has no `globSync`. */
export const findFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((file) => file.replace(/^\//, ''))
    .sort();
