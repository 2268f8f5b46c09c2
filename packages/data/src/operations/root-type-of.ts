import { type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** The contract's type whose fields an operation asks for. */
export const rootTypeOf = ({ operation }: OperationDefinitionNode): 'Query' | 'Mutation' =>
  operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
