import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type NameNode,
  parse,
  print,
  visit,
} from 'graphql';
import { schemaSdl } from '../generated/schema-sdl.ts';

/** The part of the schema that a backend supports, and its names. */
export interface ServedContract {
  /** Whether the backend has each capability beyond the specification. */
  readonly capabilities: Readonly<Record<string, boolean>>;
  /** The backend's field names, by `Type.field`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The backend's type names, by type. */
  readonly typeNames: Readonly<Record<string, string>>;
}

interface WithDirectives {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

const createNameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

/**
 * Returns whether a backend supports a definition with these directives. Every backend supports
 * the specification and Magento's fields; optional parts depend on a capability. Extensions without
 * a capability exist in the sandbox only.
 */
function isServed({ directives = [] }: WithDirectives, { capabilities }: ServedContract): boolean {
  const directive = directives.find(({ name }) => name.value === 'ours' || name.value === 'family');
  if (directive === undefined) return true;
  const value = directive.arguments?.find(({ name }) => name.value === 'capability')?.value;
  if (value?.kind === Kind.STRING) return capabilities[value.value] === true;
  return directive.name.value === 'family';
}

const renameNode = <Node extends { readonly name: NameNode }>(
  path: string,
  node: Node,
  { aliases }: ServedContract,
): Node => ({ ...node, name: createNameNode(aliases[path] ?? node.name.value) });

function getServedFields<Field extends FieldDefinitionNode | InputValueDefinitionNode>(
  type: string,
  fields: readonly Field[],
  contract: ServedContract,
): readonly Field[] {
  return fields
    .filter((field) => isServed(field, contract))
    .map((field) => {
      const path = `${type}.${field.name.value}`;
      return {
        ...renameNode(path, field, contract),
        ...(field.kind === Kind.FIELD_DEFINITION && {
          arguments: field.arguments
            ?.filter((argument) => isServed(argument, contract))
            .map((argument) => renameNode(`${path}(${argument.name.value})`, argument, contract)),
        }),
      };
    });
}

function getServedDefinitions(
  definition: DefinitionNode,
  contract: ServedContract,
): readonly DefinitionNode[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      if (!isServed(definition, contract)) return [];
      const fields = getServedFields(definition.name.value, definition.fields ?? [], contract);
      const isEmptyExtension =
        definition.kind === Kind.OBJECT_TYPE_EXTENSION && fields.length === 0;
      return isEmptyExtension ? [] : [{ ...definition, fields }];
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      if (!isServed(definition, contract)) return [];
      const fields = getServedFields(definition.name.value, definition.fields ?? [], contract);
      return [{ ...definition, fields }];
    }
    default:
      return [definition];
  }
}

/** Returns the supported part of the schema as SDL, with the backend's names. */
export function getTypeDefsFor(contract: ServedContract): string {
  const document = parse(schemaSdl, { noLocation: true });
  const rename = (node: { readonly name: NameNode }) => ({
    ...node,
    name: createNameNode(contract.typeNames[node.name.value] ?? node.name.value),
  });
  const definitions = document.definitions.flatMap((definition) =>
    getServedDefinitions(definition, contract),
  );
  return print(
    visit(
      { ...document, definitions },
      {
        [Kind.NAMED_TYPE]: rename,
        [Kind.OBJECT_TYPE_DEFINITION]: { leave: rename },
        [Kind.INPUT_OBJECT_TYPE_DEFINITION]: { leave: rename },
        [Kind.ENUM_TYPE_DEFINITION]: { leave: rename },
      },
    ),
  );
}
