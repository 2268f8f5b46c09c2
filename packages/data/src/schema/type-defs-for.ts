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
  /** Whether it has a capability beyond the specification. */
  readonly capabilities: Readonly<Record<string, boolean>>;
  /** `Type.field` -> the backend's name. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Type -> the backend's name. */
  readonly typeNames: Readonly<Record<string, string>>;
}

interface Marked {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

/**
 * Whether a backend supports a definition with these directives: everything of the specification
 * and of Magento, and optional parts by capability. Extensions without a capability exist in the
 * sandbox only.
 */
function isServed({ directives = [] }: Marked, { capabilities }: ServedContract): boolean {
  const mark = directives.find(({ name }) => name.value === 'ours' || name.value === 'family');
  if (mark === undefined) return true;
  const value = mark.arguments?.find(({ name }) => name.value === 'capability')?.value;
  if (value?.kind === Kind.STRING) return capabilities[value.value] === true;
  return mark.name.value === 'family';
}

const renamed = <Node extends { readonly name: NameNode }>(
  path: string,
  node: Node,
  { aliases }: ServedContract,
): Node => ({ ...node, name: nameNode(aliases[path] ?? node.name.value) });

function servedFields<Field extends FieldDefinitionNode | InputValueDefinitionNode>(
  type: string,
  fields: readonly Field[],
  served: ServedContract,
): readonly Field[] {
  return fields
    .filter((field) => isServed(field, served))
    .map((field) => {
      const path = `${type}.${field.name.value}`;
      return {
        ...renamed(path, field, served),
        ...(field.kind === Kind.FIELD_DEFINITION && {
          arguments: field.arguments
            ?.filter((argument) => isServed(argument, served))
            .map((argument) => renamed(`${path}(${argument.name.value})`, argument, served)),
        }),
      };
    });
}

function servedDefinition(
  definition: DefinitionNode,
  served: ServedContract,
): readonly DefinitionNode[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      if (!isServed(definition, served)) return [];
      const fields = servedFields(definition.name.value, definition.fields ?? [], served);
      const isEmptyExtension =
        definition.kind === Kind.OBJECT_TYPE_EXTENSION && fields.length === 0;
      return isEmptyExtension ? [] : [{ ...definition, fields }];
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      if (!isServed(definition, served)) return [];
      const fields = servedFields(definition.name.value, definition.fields ?? [], served);
      return [{ ...definition, fields }];
    }
    default:
      return [definition];
  }
}

/** The supported part of the schema as SDL, with the backend's names. */
export function typeDefsFor(served: ServedContract): string {
  const document = parse(schemaSdl, { noLocation: true });
  const rename = (node: { readonly name: NameNode }) => ({
    ...node,
    name: nameNode(served.typeNames[node.name.value] ?? node.name.value),
  });
  const definitions = document.definitions.flatMap((one) => servedDefinition(one, served));
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
