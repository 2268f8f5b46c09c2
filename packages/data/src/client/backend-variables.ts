import type { OperationVariables } from '@apollo/client';
import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import type { Capabilities } from '../backend-profile/capabilities.ts';
import { contract } from '../generated/contract.ts';

/** Fallbacks for unsupported optional input fields. */
const fallbacks: Readonly<Record<string, (value: unknown) => Readonly<Record<string, unknown>>>> = {
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

const toSupportedFields = (
  type: string,
  value: object,
  capabilities: Capabilities,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([field, fieldValue]) => {
      const path = `${type}.${field}`;
      const capability = contract.requiredCapabilities[path];
      if (capability === undefined || capabilities[capability]) return [[field, fieldValue]];
      return Object.entries(fallbacks[path]?.(fieldValue) ?? {});
    }),
  );

/** Removes or replaces unsupported input fields in the variables of an operation. */
export function toBackendVariables(
  document: DocumentNode,
  variables: OperationVariables,
  capabilities: Capabilities,
): OperationVariables {
  const supportedVariables = { ...variables };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const value: unknown = variables[variable.name.value];
      const inputType = getInputType(type);
      if (inputType !== null && typeof value === 'object' && value !== null) {
        supportedVariables[variable.name.value] = toSupportedFields(inputType, value, capabilities);
      }
    }
  }
  return supportedVariables;
}
