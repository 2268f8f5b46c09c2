import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Returns the names that an `index.ts` exports, with their file: 'src/menu/menu.tsx MenuProps'. */
export function getExportedNames(file: string, source: string): readonly string[] {
  const { staticExports } = parseSync(file, source).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName }) =>
      moduleRequest && importName.name
        ? [`${posix.join(posix.dirname(file), moduleRequest.value)} ${importName.name}`]
        : [],
    );
}
