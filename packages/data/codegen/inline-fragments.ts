import { globSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';

/** A file of operations, as codegen passes it to a transform. */
interface OperationFile {
  readonly document?: DocumentNode;
}

/** Reads the fragments of every `.graphql` file below a folder, by name. */
const readFragments = (folder: string) =>
  new Map(
    globSync(`${folder}/**/*.graphql`)
      .flatMap((file) => parse(readFileSync(file, 'utf8'), { noLocation: true }).definitions)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/**
 * Returns a transform that inlines fragments, so that operations do not name output types, which the
 * specification does not define. Fragment definitions stay, because mappers use their types.
 */
export function inlineFragments(folder: string) {
  const fragments = readFragments(folder);

  const inlineSelectionSet = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((selection) => {
      if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
      const fragment = fragments.get(selection.name.value);
      if (fragment === undefined) throw new Error(`There is no fragment ${selection.name.value}.`);
      return visit(inlineSelectionSet(fragment.selectionSet), visitor).selections;
    }),
  });

  const visitor = {
    [Kind.SELECTION_SET]: inlineSelectionSet,
    [Kind.FRAGMENT_DEFINITION]: () => false,
  };

  return <File extends OperationFile>({ documents }: { readonly documents: readonly File[] }) =>
    documents.map((file) =>
      file.document ? { ...file, document: visit(file.document, visitor) } : file,
    );
}
