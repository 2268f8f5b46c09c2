import type { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';

/** Whether a document is a mutation. */
const isMutation = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' && definition.operation === 'mutation',
  );

/**
 * The context of a query that nevertheless changes something in the backend (`easyPayContado` opens
 * a payment session): it is then treated as a mutation.
 */
export const sideEffectContext = { effect: true, queryDeduplication: false } as const;

/** Whether an operation changes something: such a one travels alone and is never sent twice. */
export const changesSomething = (operation: ApolloLink.Operation): boolean =>
  isMutation(operation.query) || operation.getContext().effect === true;

/** The context of an operation that is sent in a request of its own. */
export const travelsAlone = { alone: true } as const;

/** Whether an operation may share its request with others. */
export const canBatch = (operation: ApolloLink.Operation): boolean =>
  !changesSomething(operation) && operation.getContext().alone !== true;
