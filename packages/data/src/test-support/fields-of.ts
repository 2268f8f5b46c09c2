import { type DocumentNode, Kind, visit } from 'graphql';

/** Every field name a document asks for, at any depth. */
export function fieldsOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD) names.add(node.name.value);
    },
  });
  return [...names];
}
