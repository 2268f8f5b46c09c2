import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getRuntimeImports } from './imports.ts';

/** Returns the file of an import; null for one that is not followed. */
export type FindModule = (file: string, request: string) => string | null;

/** Finds modules that are imported by a relative path. */
export const findRelativeModule: FindModule = (file, request) => {
  const path = request.startsWith('.') ? join(dirname(file), request) : '';
  return /\.tsx?$/.test(path) && existsSync(path) ? path : null;
};

/** Returns the modules that entries load, directly or through others, each with its imports. */
export function collectModules(
  entries: readonly string[],
  findModule: FindModule = findRelativeModule,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const waiting = [...entries];
  for (const file of waiting) {
    if (found.has(file)) continue;
    const imports = getRuntimeImports(file, readFileSync(file, 'utf8'));
    found.set(file, imports);
    for (const request of imports) {
      const target = findModule(file, request);
      if (target !== null) waiting.push(target);
    }
  }
  return found;
}
