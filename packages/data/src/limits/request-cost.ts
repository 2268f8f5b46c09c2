import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** What a document would execute: fragments counted wherever they are spread. */
export interface RequestCost {
  /** Levels of fields inside fields. */
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly rootFields: number;
  /** Fields of Mutation. */
  readonly changes: number;
}

/** The cost of a selection; `own` are the fields of its own level. */
interface SelectionCost {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly own: number;
}

const none: SelectionCost = { depth: 0, fields: 0, aliases: 0, own: 0 };

/** A fragment that spreads itself has no end. */
const endless: SelectionCost = {
  depth: Number.POSITIVE_INFINITY,
  fields: Number.POSITIVE_INFINITY,
  aliases: 0,
  own: 0,
};

/** Works out selections, each fragment once: linear in the length of the document. */
function selectionCosts(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, SelectionCost>();

  const ofFragment = (name: string): SelectionCost => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const fragment = fragments.get(name);
    if (fragment === undefined) return none;
    known.set(name, endless);
    const cost = ofSelections(fragment.selectionSet);
    known.set(name, cost);
    return cost;
  };

  const ofSelections = (set: SelectionSetNode | undefined): SelectionCost => {
    let { depth, fields, aliases, own } = none;
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSelections(selection.selectionSet);
      depth = Math.max(depth, below.depth + (isField ? 1 : 0));
      fields += below.fields + (isField ? 1 : 0);
      aliases += below.aliases + (isField && selection.alias ? 1 : 0);
      own += isField ? 1 : below.own;
    }
    return { depth, fields, aliases, own };
  };

  return ofSelections;
}

/** The cost of a document. All its operations count, since all of them are validated. */
export function costOf(document: DocumentNode): RequestCost {
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const costs = selectionCosts(new Map(fragments.map((one) => [one.name.value, one])));
  const total = { depth: 0, fields: 0, aliases: 0, rootFields: 0, changes: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields, aliases, own } = costs(definition.selectionSet);
    total.depth = Math.max(total.depth, depth);
    total.fields += fields;
    total.aliases += aliases;
    total.rootFields += own;
    if (definition.operation === OperationTypeNode.MUTATION) total.changes += own;
  }
  return total;
}
