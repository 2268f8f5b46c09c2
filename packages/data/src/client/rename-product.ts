import { type DocumentNode, Kind, type SelectionNode } from 'graphql';

/** The word that stands for the product in our operations: `addProductoBono`. */
const productPlaceholder = 'Producto';

function renameField(selection: SelectionNode, nameOf: (written: string) => string): SelectionNode {
  if (selection.kind !== Kind.FIELD) return selection;
  const written = selection.name.value;
  const value = nameOf(written);
  if (value === written) return selection;
  return {
    ...selection,
    alias: selection.alias ?? { kind: Kind.NAME, value: written },
    name: { kind: Kind.NAME, value },
  };
}

/** The document itself where no root field gets another name. */
function renameRootFields(
  document: DocumentNode,
  nameOf: (written: string) => string,
): DocumentNode {
  let changed = false;
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const selections = definition.selectionSet.selections.map((selection) => {
      const renamed = renameField(selection, nameOf);
      changed ||= renamed !== selection;
      return renamed;
    });
    return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
  });
  return changed ? { ...document, definitions } : document;
}

/** Names of the contract that a deployment may choose. */
export interface ContractNames {
  /** Takes the place of `Producto` (reading 1). */
  readonly product: string;
  /** The mutation that takes the answers of a form (reading 32). */
  readonly surveyMutation?: string | undefined;
}

/** The mutation of a survey as our operations are written with it. */
const writtenSurveyMutation = 'submitSurvey';

/**
 * The same document under a deployment's names. The answer comes back under the names that the
 * operation was written with.
 */
export function renameOperations(
  document: DocumentNode,
  { product, surveyMutation = writtenSurveyMutation }: ContractNames,
): DocumentNode {
  const ofProduct = renameProduct(document, product);
  if (surveyMutation === writtenSurveyMutation) return ofProduct;
  return renameRootFields(ofProduct, (written) =>
    written === writtenSurveyMutation ? surveyMutation : written,
  );
}

/**
 * The same document with every root field that carries the placeholder asked for under the
 * configured product (`addProductoBono` -> `addProductoBono: addSurtidorBono`). The alias brings
 * the answer back under the name the operation was written with, so types and cache stay as they
 * are. A document without the placeholder, or for a product of that very name, is returned itself.
 */
export const renameProduct = (document: DocumentNode, product: string): DocumentNode =>
  renameRootFields(document, (written) => written.replace(productPlaceholder, product));
