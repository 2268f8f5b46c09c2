import type { sourceFiles } from '../import-boundaries/source-files.ts';
import { exportedNames } from './exported-names.ts';
import { undocumentedMembers } from './undocumented-members.ts';

type SourceFiles = ReturnType<typeof sourceFiles>;

/** What no user of the kit gets to see. */
const internal = /\.(stories|test)\.tsx?$|\/src\/(?:story|tokens|docs)\//;

/**
 * The props and options of the kit that nobody has said a word about, each with its file: the
 * members of every interface and object type that one of the kit's entry points passes on.
 */
export function undocumentedProps(files: SourceFiles): readonly string[] {
  const kit = files.filter(({ file }) => file.startsWith('packages/ui/src/'));
  const isPublic = new Set(
    kit
      .filter(({ file }) => file.endsWith('/index.ts'))
      .flatMap(({ file, source }) => exportedNames(file, source)),
  );
  return kit
    .filter(({ file }) => !internal.test(file))
    .flatMap(({ file, source }) =>
      undocumentedMembers(file, source)
        .filter(({ owner }) => isPublic.has(`${file} ${owner}`))
        .map(({ owner, name, fault }) => `${file}: ${owner}.${name} (docstring: ${fault})`),
    );
}
