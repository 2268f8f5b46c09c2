import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import type { Capabilities } from '../backend-profile/capabilities.ts';
import { contract } from '../generated/contract.ts';
import { getRootType } from './root-type.ts';

/** Whether a backend with these capabilities has a field, an argument or an input field. */
const isFieldOffered = (capabilities: Capabilities, path: string): boolean => {
  const capability = contract.requiredCapabilities[path];
  return capability === undefined || capabilities[capability];
};

function filterValue(capabilities: Capabilities, input: string | undefined, value: ValueNode) {
  if (input === undefined || value.kind !== Kind.OBJECT) return value;
  const fields = value.fields.filter(({ name }) =>
    isFieldOffered(capabilities, `${input}.${name.value}`),
  );
  return { ...value, fields };
}

const filterArguments = (
  capabilities: Capabilities,
  path: string,
  given: readonly ArgumentNode[],
): readonly ArgumentNode[] =>
  given.flatMap((argument) => {
    const place = `${path}(${argument.name.value})`;
    if (!isFieldOffered(capabilities, place)) return [];
    return [
      { ...argument, value: filterValue(capabilities, contract.inputs[place], argument.value) },
    ];
  });

const isEmpty = ({ selections }: SelectionSetNode): boolean =>
  selections.every((one) => one.kind === Kind.FIELD && one.name.value === '__typename');

function filterSelections(
  capabilities: Capabilities,
  type: string,
  set: SelectionSetNode,
): SelectionSetNode {
  const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind !== Kind.FIELD) return [selection];
    const field = filterField(capabilities, type, selection);
    return field === null ? [] : [field];
  });
  return { ...set, selections };
}

/** Returns the supported part of a field; null if nothing is supported. */
function filterField(capabilities: Capabilities, type: string, field: FieldNode): FieldNode | null {
  const name = field.name.value;
  const path = `${type}.${name}`;
  if (!isFieldOffered(capabilities, path)) return null;
  const response = contract.objects[type]?.[name];
  const selectionSet =
    field.selectionSet && response
      ? filterSelections(capabilities, response, field.selectionSet)
      : field.selectionSet;
  if (selectionSet && isEmpty(selectionSet)) return null;
  return {
    ...field,
    ...(field.arguments && { arguments: filterArguments(capabilities, path, field.arguments) }),
    ...(selectionSet && { selectionSet }),
  };
}

/** Removes the variables that the remaining selection does not use. */
function removeUnusedVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
  const used = new Set<string>();
  visit(operation.selectionSet, { [Kind.VARIABLE]: ({ name }) => void used.add(name.value) });
  return {
    ...operation,
    variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) =>
      used.has(variable.name.value),
    ),
  };
}

/**
 * Removes fields and arguments that need missing capabilities. The selection may become empty
 * (`isOffered`).
 */
export const withCapabilities = (
  document: DocumentNode,
  capabilities: Capabilities,
): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const selectionSet = filterSelections(
      capabilities,
      getRootType(definition),
      definition.selectionSet,
    );
    return removeUnusedVariables({ ...definition, selectionSet });
  }),
});

/** Whether an operation still has a selection. */
export const isOffered = (document: DocumentNode): boolean =>
  document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION || !isEmpty(definition.selectionSet),
  );
