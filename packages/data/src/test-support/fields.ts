import { type DocumentNode, Kind, visit } from 'graphql';

/** Returns the names of all fields in a document. */
export function getFieldNames(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD) names.add(node.name.value);
    },
  });
  return [...names];
}
