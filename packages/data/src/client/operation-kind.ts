import type { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';

/**
 * The context of a query that nevertheless changes something in the backend (`easyPayContado` opens
 * a payment session): it is then treated as a mutation.
 */
export const sideEffectContext = { effect: true, queryDeduplication: false } as const;

/** Whether an operation changes something: such a one is never sent twice. */
export const hasSideEffects = (operation: ApolloLink.Operation): boolean =>
  operation.operationType === OperationTypeNode.MUTATION || operation.getContext().effect === true;

/**
 * The context of a call whose authentication error speaks of the password it carries, not of the
 * session (`changeCustomerPassword`).
 */
export const credentialsContext = { credentials: true } as const;

/** Whether an authentication error of this operation speaks of the password that it carries. */
export const checksCredentials = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().credentials === true;
