import { operationAccess } from '@surtidor/domain/vocabulary';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** The cost of executing a document, counting fragments wherever they are spread. */
export interface RequestCost {
  /** Nesting depth. */
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly rootFields: number;
  /** Mutation fields, and Query fields with side effects. */
  readonly changes: number;
  /** Possible values in the response: fields times rows. */
  readonly values: number;
}

/** The cost of a selection. */
interface SelectionCost {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly topLevelFields: number;
  /** Top-level fields with side effects, even in a Query. */
  readonly topLevelChanges: number;
  readonly values: number;
}

const emptyCost: SelectionCost = {
  depth: 0,
  fields: 0,
  aliases: 0,
  topLevelFields: 0,
  topLevelChanges: 0,
  values: 0,
};

/** The cost of a recursive fragment. */
const infiniteCost: SelectionCost = {
  depth: Number.POSITIVE_INFINITY,
  fields: Number.POSITIVE_INFINITY,
  aliases: 0,
  topLevelFields: 0,
  topLevelChanges: 0,
  values: Number.POSITIVE_INFINITY,
};

const fieldsWithSideEffects: ReadonlySet<string> = new Set(
  Object.entries(operationAccess).flatMap(([name, { isWrite }]) => (isWrite ? [name] : [])),
);

/** Returns the page size of a field; 1 if it has none. */
type GetRowCount = (field: FieldNode) => number;

/** Creates a function that reads a field's page size from its arguments and the variables. */
function createRowCounter(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GetRowCount {
  const defaultSizes = new Map(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
  return ({ arguments: argumentNodes = [] }) => {
    const sizeNode = argumentNodes.find(({ name }) => name.value === 'pageSize')?.value;
    if (sizeNode?.kind === Kind.INT) return Math.max(1, Number(sizeNode.value));
    if (sizeNode?.kind !== Kind.VARIABLE) return 1;
    const pageSize = variables[sizeNode.name.value] ?? defaultSizes.get(sizeNode.name.value);
    // The backend rejects values other than numbers.
    return typeof pageSize === 'number' && pageSize > 1 ? pageSize : 1;
  };
}

/** Creates a function that computes the cost of a selection. It visits each fragment once. */
function createCostCalculator(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  getRowCount: GetRowCount,
) {
  const costByFragment = new Map<string, SelectionCost>();

  const getFragmentCost = (name: string): SelectionCost => {
    const previous = costByFragment.get(name);
    if (previous !== undefined) return previous;
    const fragment = fragments.get(name);
    if (fragment === undefined) return emptyCost;
    costByFragment.set(name, infiniteCost);
    const cost = getSelectionCost(fragment.selectionSet);
    costByFragment.set(name, cost);
    return cost;
  };

  const getSelectionCost = (selectionSet: SelectionSetNode | undefined): SelectionCost => {
    let { depth, fields, aliases, topLevelFields, topLevelChanges, values } = emptyCost;
    for (const selection of selectionSet?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const nestedCost =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? getFragmentCost(selection.name.value)
          : getSelectionCost(selection.selectionSet);
      depth = Math.max(depth, nestedCost.depth + (isField ? 1 : 0));
      fields += nestedCost.fields + (isField ? 1 : 0);
      aliases += nestedCost.aliases + (isField && selection.alias ? 1 : 0);
      topLevelFields += isField ? 1 : nestedCost.topLevelFields;
      const changes = isField && fieldsWithSideEffects.has(selection.name.value) ? 1 : 0;
      topLevelChanges += isField ? changes : nestedCost.topLevelChanges;
      values += isField ? 1 + getRowCount(selection) * nestedCost.values : nestedCost.values;
    }
    return { depth, fields, aliases, topLevelFields, topLevelChanges, values };
  };

  return getSelectionCost;
}

/** Returns the cost of a document with its variables. All its operations count, because all are validated. */
export function getCost(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
): RequestCost {
  const fragmentNodes = document.definitions.filter(
    (node) => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const fragments = new Map(fragmentNodes.map((node) => [node.name.value, node]));
  const total = { depth: 0, fields: 0, aliases: 0, rootFields: 0, changes: 0, values: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const getSelectionCost = createCostCalculator(
      fragments,
      createRowCounter(definition, variables),
    );
    const { depth, fields, aliases, topLevelFields, topLevelChanges, values } = getSelectionCost(
      definition.selectionSet,
    );
    total.depth = Math.max(total.depth, depth);
    total.fields += fields;
    total.aliases += aliases;
    total.rootFields += topLevelFields;
    total.changes +=
      definition.operation === OperationTypeNode.MUTATION ? topLevelFields : topLevelChanges;
    total.values += values;
  }
  return total;
}
