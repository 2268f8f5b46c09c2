import { type DocumentNode, Kind, type SelectionNode } from 'graphql';

/** The word that stands for the product in our operations: `addProductoBono`. */
const productPlaceholder = 'Producto';

function renameField(selection: SelectionNode, product: string): SelectionNode {
  if (selection.kind !== Kind.FIELD || !selection.name.value.includes(productPlaceholder)) {
    return selection;
  }
  const written = selection.name.value;
  return {
    ...selection,
    alias: selection.alias ?? { kind: Kind.NAME, value: written },
    name: { kind: Kind.NAME, value: written.replace(productPlaceholder, product) },
  };
}

/**
 * The same document with every root field that carries the placeholder asked for under the
 * configured product (`addProductoBono` -> `addProductoBono: addSurtidorBono`). The alias brings
 * the answer back under the name the operation was written with, so types and cache stay as they
 * are. A document without the placeholder, or for a product of that very name, is returned itself.
 */
export function renameProduct(document: DocumentNode, product: string): DocumentNode {
  if (product === productPlaceholder) return document;
  let changed = false;
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const selections = definition.selectionSet.selections.map((selection) => {
      const renamed = renameField(selection, product);
      changed ||= renamed !== selection;
      return renamed;
    });
    return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
  });
  return changed ? { ...document, definitions } : document;
}
