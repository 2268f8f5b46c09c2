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

/** Returns whether a backend with these capabilities has a field, an argument or an input field. */
const isFieldSupported = (capabilities: Capabilities, path: string): boolean => {
  const capability = contract.requiredCapabilities[path];
  return capability === undefined || capabilities[capability];
};

function filterValue(capabilities: Capabilities, input: string | undefined, value: ValueNode) {
  if (input === undefined || value.kind !== Kind.OBJECT) return value;
  const fields = value.fields.filter(({ name }) =>
    isFieldSupported(capabilities, `${input}.${name.value}`),
  );
  return { ...value, fields };
}

const filterArguments = (
  capabilities: Capabilities,
  path: string,
  argumentNodes: readonly ArgumentNode[],
): readonly ArgumentNode[] =>
  argumentNodes.flatMap((argument) => {
    const argumentPath = `${path}(${argument.name.value})`;
    if (!isFieldSupported(capabilities, argumentPath)) return [];
    return [
      {
        ...argument,
        value: filterValue(capabilities, contract.inputs[argumentPath], argument.value),
      },
    ];
  });

const isEmpty = ({ selections }: SelectionSetNode): boolean =>
  selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
  );

function filterSelections(
  capabilities: Capabilities,
  type: string,
  selectionSet: SelectionSetNode,
): SelectionSetNode {
  const selections = selectionSet.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind !== Kind.FIELD) return [selection];
    const field = filterField(capabilities, type, selection);
    return field === null ? [] : [field];
  });
  return { ...selectionSet, selections };
}

/** Returns the supported part of a field; null if nothing is supported. */
function filterField(capabilities: Capabilities, type: string, field: FieldNode): FieldNode | null {
  const name = field.name.value;
  const path = `${type}.${name}`;
  if (!isFieldSupported(capabilities, path)) return null;
  const responseType = contract.objects[type]?.[name];
  const selectionSet =
    field.selectionSet && responseType
      ? filterSelections(capabilities, responseType, field.selectionSet)
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
  const usedNames = new Set<string>();
  visit(operation.selectionSet, { [Kind.VARIABLE]: ({ name }) => void usedNames.add(name.value) });
  return {
    ...operation,
    variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) =>
      usedNames.has(variable.name.value),
    ),
  };
}

/** Removes fields and arguments that need missing capabilities. The selection may become empty (`hasSelection`). */
export const removeUnsupportedFields = (
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

/** Returns whether a selection remains after unsupported fields were removed. */
export const hasSelection = (document: DocumentNode): boolean =>
  document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION || !isEmpty(definition.selectionSet),
  );
