import { typeDefs } from '@surtidor/data/schema';
import { operationAccess, permissionNames } from '@surtidor/domain/vocabulary';
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';

/** A paged query of the contract, as a generated list uses it. */
export interface ListSource {
  /** The query's field: 'listarDestinatarios'. */
  readonly field: string;
  /** The field of a row that identifies it. */
  readonly id: string;
  /** The field shown first in a row. */
  readonly name: string;
  /** The search argument, with its GraphQL type. */
  readonly argument: { readonly name: 'search' | 'filter'; readonly type: string };
  /** The condition inside the argument `filter`; null if the query has an argument `search`. */
  readonly condition: string | null;
  /** The keys of the permissions. Any of them allows the query. */
  readonly permissions: readonly string[];
}

const getLeaves = (type: GraphQLObjectType): readonly string[] =>
  Object.values(type.getFields())
    .filter(({ type: field }) => isLeafType(getNamedType(field)))
    .filter(({ type: field }) => !isListType(getNullableType(field)))
    .map(({ name }) => name);

const getPermissions = (field: string): readonly string[] => {
  const access = Object.entries(operationAccess).find(([operation]) => operation === field)?.[1];
  return Object.entries(permissionNames)
    .filter(([, name]) => access?.anyOf.some((permission) => permission === name))
    .map(([key]) => key);
};

/** Reads a paged query from the contract. Returns an error if no list can be generated from it. */
export function readListSource(field: string): ListSource | { readonly error: string } {
  const query = buildSchema(typeDefs).getQueryType()?.getFields()[field];
  if (!query) return { error: `The contract has no query '${field}' (packages/data/schema).` };
  const findArgument = (name: string) => query.args.find((one) => one.name === name);
  const output = getNamedType(query.type);
  const items = isObjectType(output) ? output.getFields().items : undefined;
  const row = items && getNamedType(items.type);
  if (!isObjectType(row) || !findArgument('currentPage') || !findArgument('pageSize')) {
    return { error: `'${field}' is not a paged list with pageSize, currentPage and items.` };
  }
  const [id = '', name = id] = getLeaves(row);
  const filter = findArgument('filter');
  const filterType = filter && getNamedType(filter.type);
  const conditions = isInputObjectType(filterType)
    ? Object.values(filterType.getFields())
        .filter(({ type }) => String(getNamedType(type)) === 'FilterTypeInput')
        .map((condition) => condition.name)
    : [];
  const condition = conditions.find((one) => one === name) ?? conditions[0] ?? null;
  const hasSearch = findArgument('search') !== undefined;
  if (!hasSearch && condition === null) return { error: `'${field}' has no filter.` };
  return {
    field,
    id,
    name,
    argument: hasSearch
      ? { name: 'search', type: 'String' }
      : { name: 'filter', type: String(filterType) },
    condition: hasSearch ? null : condition,
    permissions: getPermissions(field),
  };
}
