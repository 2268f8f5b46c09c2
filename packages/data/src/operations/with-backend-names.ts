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
const writtenSurveyMutation = 'submitSurvey';

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** The backend's name of a root field. */
function rootFieldName(written: string, { profile, names }: Naming): string {
  if (written === writtenSurveyMutation) return profile.surveyMutation;
  return written.replace(productPlaceholder, names.product);
}

interface Naming {
  readonly profile: BackendProfile;
  readonly names: ContractNames;
}

/** An argument value from the profile; null omits the argument. */
function argumentValue(place: string, value: ValueNode, profile: BackendProfile): ValueNode | null {
  if (place !== 'Query.mpBlogPosts(sortBy)') return value;
  return profile.newsSort === null ? null : { kind: Kind.STRING, value: profile.newsSort };
}

const renameArguments = (
  path: string,
  given: readonly ArgumentNode[],
  { profile }: Naming,
): readonly ArgumentNode[] =>
  given.flatMap((argument) => {
    const place = `${path}(${argument.name.value})`;
    const value = argumentValue(place, argument.value, profile);
    if (value === null) return [];
    return [{ ...argument, name: nameNode(profile.aliases[place] ?? argument.name.value), value }];
  });

/** Mutations that save a person; some backends return a `customer` field. */
const personMutations: ReadonlySet<string> = new Set([
  'Mutation.updateCustomerV2',
  'Mutation.crearUsuarioCliente',
]);

const wrapResponse = (
  path: string,
  set: SelectionSetNode,
  { profile }: Naming,
): SelectionSetNode =>
  personMutations.has(path) && profile.personMutations.answer === 'customer'
    ? {
        ...set,
        selections: [{ kind: Kind.FIELD, name: nameNode('customer'), selectionSet: set }],
      }
    : set;

function renameField(type: string, field: FieldNode, naming: Naming): FieldNode {
  const written = field.name.value;
  const path = `${type}.${written}`;
  const isRoot = type === 'Query' || type === 'Mutation';
  const name = naming.profile.aliases[path] ?? (isRoot ? rootFieldName(written, naming) : written);
  const response = contract.objects[type]?.[written];
  const { selectionSet } = field;
  return {
    ...field,
    ...(name !== written && {
      alias: field.alias ?? nameNode(written),
      name: nameNode(name),
    }),
    ...(field.arguments && { arguments: renameArguments(path, field.arguments, naming) }),
    ...(selectionSet &&
      response !== undefined && {
        selectionSet: wrapResponse(path, renameSelections(response, selectionSet, naming), naming),
      }),
  };
}

const renameSelections = (
  type: string,
  set: SelectionSetNode,
  naming: Naming,
): SelectionSetNode => ({
  ...set,
  selections: set.selections.map(
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
      return name === undefined ? undefined : { ...node, name: nameNode(name) };
    },
  });

/**
 * Renames product, fields, arguments and input types for a backend. Aliases keep our names in the
 * response.
 */
export const withBackendNames = (
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
