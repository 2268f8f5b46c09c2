import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { contract } from '../generated/contract.ts';
import { getRootType } from './root-type.ts';

/** Names that a deployment can configure. */
export interface ContractNames {
  /** Replaces `Producto` in root fields (reading 1). */
  readonly product: string;
}

/** Placeholder of the product in our operations: `addProductoBono`. */
const productPlaceholder = 'Producto';

/** The survey mutation in our operations. */
const surveyMutation = 'submitSurvey';

const createNameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** Returns the backend's name of a root field. */
function getRootFieldName(fieldName: string, { profile, names }: NamingContext): string {
  if (fieldName === surveyMutation) return profile.surveyMutation;
  return fieldName.replace(productPlaceholder, names.product);
}

interface NamingContext {
  readonly profile: BackendProfile;
  readonly names: ContractNames;
}

/** Returns an argument's value, from the profile where it sets one; null omits the argument. */
function getArgumentValue(
  argumentPath: string,
  value: ValueNode,
  profile: BackendProfile,
): ValueNode | null {
  if (argumentPath !== 'Query.mpBlogPosts(sortBy)') return value;
  return profile.newsSort === null ? null : { kind: Kind.STRING, value: profile.newsSort };
}

const renameArguments = (
  path: string,
  argumentNodes: readonly ArgumentNode[],
  { profile }: NamingContext,
): readonly ArgumentNode[] =>
  argumentNodes.flatMap((argument) => {
    const argumentPath = `${path}(${argument.name.value})`;
    const value = getArgumentValue(argumentPath, argument.value, profile);
    if (value === null) return [];
    return [
      {
        ...argument,
        name: createNameNode(profile.aliases[argumentPath] ?? argument.name.value),
        value,
      },
    ];
  });

/** Mutations that save a person; some backends return a `customer` field. */
const personMutations: ReadonlySet<string> = new Set([
  'Mutation.updateCustomerV2',
  'Mutation.crearUsuarioCliente',
]);

const wrapResponse = (
  path: string,
  selectionSet: SelectionSetNode,
  { profile }: NamingContext,
): SelectionSetNode =>
  personMutations.has(path) && profile.personMutations.answer === 'customer'
    ? {
        ...selectionSet,
        selections: [{ kind: Kind.FIELD, name: createNameNode('customer'), selectionSet }],
      }
    : selectionSet;

function renameField(type: string, field: FieldNode, naming: NamingContext): FieldNode {
  const fieldName = field.name.value;
  const path = `${type}.${fieldName}`;
  const isRoot = type === 'Query' || type === 'Mutation';
  const name =
    naming.profile.aliases[path] ?? (isRoot ? getRootFieldName(fieldName, naming) : fieldName);
  const responseType = contract.objects[type]?.[fieldName];
  const { selectionSet } = field;
  return {
    ...field,
    ...(name !== fieldName && {
      alias: field.alias ?? createNameNode(fieldName),
      name: createNameNode(name),
    }),
    ...(field.arguments && { arguments: renameArguments(path, field.arguments, naming) }),
    ...(selectionSet &&
      responseType !== undefined && {
        selectionSet: wrapResponse(
          path,
          renameSelections(responseType, selectionSet, naming),
          naming,
        ),
      }),
  };
}

const renameSelections = (
  type: string,
  selectionSet: SelectionSetNode,
  naming: NamingContext,
): SelectionSetNode => ({
  ...selectionSet,
  selections: selectionSet.selections.map(
    (selection): SelectionNode =>
      selection.kind === Kind.FIELD ? renameField(type, selection, naming) : selection,
  ),
});

const renameTypes = (
  operation: OperationDefinitionNode,
  { typeNames }: BackendProfile,
): OperationDefinitionNode =>
  visit(operation, {
    [Kind.NAMED_TYPE]: (node) => {
      const name = typeNames[node.name.value];
      return name === undefined ? undefined : { ...node, name: createNameNode(name) };
    },
  });

/**
 * Renames the product, fields, arguments and input types of an operation for a backend. Aliases keep
 * our names in the response.
 */
export const applyBackendNames = (
  document: DocumentNode,
  profile: BackendProfile,
  names: ContractNames,
): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const selectionSet = renameSelections(getRootType(definition), definition.selectionSet, {
      profile,
      names,
    });
    return renameTypes({ ...definition, selectionSet }, profile);
  }),
});
