import { type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** Returns the root type of an operation. */
export const getRootType = ({ operation }: OperationDefinitionNode): 'Query' | 'Mutation' =>
  operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
