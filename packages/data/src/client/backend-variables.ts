import type { OperationVariables } from '@apollo/client';
import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import type { Capabilities } from '../backend-profile/capabilities.ts';
import { contract } from '../generated/contract.ts';

/** Fallbacks for unsupported optional input fields. */
const substitutes: Readonly<Record<string, (value: unknown) => Readonly<Record<string, unknown>>>> =
  {
    // A search over all numbers falls back to the document number.
    'DocumentosFilterInput.busqueda': (value) => ({ num_documento: { like: `%${value}%` } }),
  };

const getInputType = (type: TypeNode): string | null => {
  switch (type.kind) {
    case Kind.NAMED_TYPE:
      return type.name.value;
    case Kind.NON_NULL_TYPE:
      return getInputType(type.type);
    default:
      return null;
  }
};

const offeredFields = (
  type: string,
  value: object,
  capabilities: Capabilities,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([field, given]) => {
      const path = `${type}.${field}`;
      const capability = contract.requiredCapabilities[path];
      if (capability === undefined || capabilities[capability]) return [[field, given]];
      return Object.entries(substitutes[path]?.(given) ?? {});
    }),
  );

/** The variables of an operation without unsupported input fields. */
export function backendVariables(
  document: DocumentNode,
  variables: OperationVariables,
  capabilities: Capabilities,
): OperationVariables {
  const changed = { ...variables };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const value: unknown = variables[variable.name.value];
      const input = getInputType(type);
      if (input !== null && typeof value === 'object' && value !== null) {
        changed[variable.name.value] = offeredFields(input, value, capabilities);
      }
    }
  }
  return changed;
}
