import { globSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';

/** A file of operations, as codegen passes it to a transform. */
interface OperationFile {
  readonly document?: DocumentNode;
}

/** The fragments of every `.graphql` file below a folder, by name. */
const fragmentsBelow = (folder: string) =>
  new Map(
    globSync(`${folder}/**/*.graphql`)
      .flatMap((file) => parse(readFileSync(file, 'utf8'), { noLocation: true }).definitions)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/**
 * Inlines fragments, so that operations name no output types, which the specification does not
 * define. Fragment declarations stay, for the types of mappers.
 */
export function inlineFragments(folder: string) {
  const fragments = fragmentsBelow(folder);

  const inlined = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((selection) => {
      if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
      const fragment = fragments.get(selection.name.value);
      if (fragment === undefined) throw new Error(`There is no fragment ${selection.name.value}.`);
      return visit(inlined(fragment.selectionSet), inlining).selections;
    }),
  });

  const inlining = { [Kind.SELECTION_SET]: inlined, [Kind.FRAGMENT_DEFINITION]: () => false };

  return <File extends OperationFile>({ documents }: { readonly documents: readonly File[] }) =>
    documents.map((file) =>
      file.document ? { ...file, document: visit(file.document, inlining) } : file,
    );
}
