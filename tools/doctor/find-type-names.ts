import { Kind, type NamedTypeNode, parse, print, type TypeNode, visit } from 'graphql';
import type { Endpoint } from './endpoint.ts';

const scalars: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

const getTypeName = (type: TypeNode): string => {
  let name = '';
  visit(type, {
    [Kind.NAMED_TYPE]: (node: NamedTypeNode) => {
      name = node.name.value;
    },
  });
  return name;
};

/** Returns the input and enum types of an operation's variables, by variable. */
function getInputTypes(text: string): ReadonlyMap<string, string> {
  const typeByVariable = new Map<string, string>();
  visit(parse(text), {
    [Kind.VARIABLE_DEFINITION]: ({ variable, type }) => {
      const name = getTypeName(type);
      if (!scalars.has(name)) typeByVariable.set(variable.name.value, name);
    },
  });
  return typeByVariable;
}

/** Changes the type of these variables to Boolean, which every server rejects. */
const replaceTypes = (text: string): string =>
  print(
    visit(parse(text), {
      [Kind.VARIABLE_DEFINITION]: (definition) =>
        scalars.has(getTypeName(definition.type))
          ? undefined
          : {
              ...definition,
              type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'Boolean' } },
            },
    }),
  );

const typeMismatchPattern =
  /^Variable "\$(?<variable>\w+)" of type "Boolean" used in position expecting type "(?<type>[^"]+)"/;

/**
 * Finds the backend's names for the input and enum types that the operations use. The backend rejects variables
 * of the wrong type with a message that contains the correct type, so introspection is not needed.
 */
export async function findTypeNames(
  { request }: Endpoint,
  operationTexts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const typeNames = new Map<string, string>();
  await Promise.all(
    operationTexts.map(async (text) => {
      const inputTypes = getInputTypes(text);
      if (inputTypes.size === 0) return;
      const { body } = await request({ query: replaceTypes(text) });
      for (const { message } of body?.errors ?? []) {
        const { variable = '', type = '' } = typeMismatchPattern.exec(message)?.groups ?? {};
        const name = inputTypes.get(variable);
        if (name !== undefined) typeNames.set(name, type.replace(/[[\]!]/g, ''));
      }
    }),
  );
  return typeNames;
}
