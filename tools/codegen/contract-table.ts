import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
} from 'graphql';

/** Reads the contract as one schema. */
async function readContractSchema(dataFolder: string): Promise<GraphQLSchema> {
  const folder = join(dataFolder, 'schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return buildSchema(sources.join('\n'));
}

type NodeWithDirectives =
  | { readonly directives?: readonly ConstDirectiveNode[] }
  | null
  | undefined;

/** Returns the capability of a node's directive; undefined if it has none. */
function getCapability(node: NodeWithDirectives): string | undefined {
  for (const { arguments: directiveArguments = [] } of node?.directives ?? []) {
    const value = directiveArguments.find(({ name }) => name.value === 'capability')?.value;
    if (value?.kind === Kind.STRING) return value.value;
  }
  return undefined;
}

interface Table {
  readonly objects: Record<string, Record<string, string>>;
  readonly inputs: Record<string, string>;
  readonly requiredCapabilities: Record<string, string>;
}

const hasOptionalFields = (type: GraphQLInputObjectType): boolean =>
  Object.values(type.getFields()).some(({ astNode }) => getCapability(astNode) !== undefined);

function addField(table: Table, type: string, field: GraphQLField<unknown, unknown>): void {
  const path = `${type}.${field.name}`;
  const responseType = getNamedType(field.type);
  if (isObjectType(responseType)) {
    table.objects[type] = { ...table.objects[type], [field.name]: responseType.name };
  }
  const fieldCapability = getCapability(field.astNode);
  if (fieldCapability !== undefined) table.requiredCapabilities[path] = fieldCapability;
  for (const argument of field.args) {
    const capability = getCapability(argument.astNode);
    if (capability !== undefined)
      table.requiredCapabilities[`${path}(${argument.name})`] = capability;
    const inputType = getNamedType(argument.type);
    if (isInputObjectType(inputType) && hasOptionalFields(inputType))
      table.inputs[`${path}(${argument.name})`] = inputType.name;
  }
}

function createTable(schema: GraphQLSchema): Table {
  const table: Table = { objects: {}, inputs: {}, requiredCapabilities: {} };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) addField(table, type.name, field);
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        const capability = getCapability(field.astNode);
        if (capability !== undefined)
          table.requiredCapabilities[`${type.name}.${field.name}`] = capability;
      }
    }
  }
  return table;
}

/** Generates `packages/data/src/generated/contract.ts`. */
export async function createContractTable(dataFolder: string): Promise<{
  readonly path: string;
  readonly content: string;
}> {
  const table = createTable(await readContractSchema(dataFolder));
  return {
    path: join(dataFolder, 'src', 'generated', 'contract.ts'),
    content: [
      "// Generated from schema/*.graphql by 'npm run codegen'.",
      "import type { Contract } from '../backend-profile/contract.ts';",
      '',
      `export const contract: Contract = ${JSON.stringify(table, null, 2)};`,
      '',
    ].join('\n'),
  };
}
