import { type DocumentNode, Kind, visit } from 'graphql';

/** All field names of a document. */
export function getFields(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD) names.add(node.name.value);
    },
  });
  return [...names];
}
