import { type ASTNode, type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';

/** Deeper than any screen and the usual introspection ask. */
const MAX_DEPTH = 16;
/** More root fields than any screen asks in one operation. */
const MAX_ROOT_FIELDS = 20;

/** Refuses documents that ask for far more than a screen would. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const depthOf = (node: ASTNode, seen: readonly string[]): number => {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const name = node.name.value;
      const fragment = context.getFragment(name);
      return fragment && !seen.includes(name) ? depthOf(fragment, [...seen, name]) : 0;
    }
    const selections =
      'selectionSet' in node && node.selectionSet ? node.selectionSet.selections : [];
    const below = Math.max(0, ...selections.map((selection) => depthOf(selection, seen)));
    return node.kind === Kind.FIELD ? below + 1 : below;
  };
  return {
    OperationDefinition(operation) {
      if (operation.selectionSet.selections.length > MAX_ROOT_FIELDS) {
        context.reportError(new GraphQLError('The operation asks for too many fields at once.'));
      }
      if (depthOf(operation, []) > MAX_DEPTH) {
        context.reportError(new GraphQLError('The operation is nested too deeply.'));
      }
    },
  };
}
