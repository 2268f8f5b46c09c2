import type { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';

/** Context of a query with side effects (`easyPayContado` opens a payment session), which is treated as a mutation. */
export const sideEffectContext = { effect: true, queryDeduplication: false } as const;

/** Returns whether an operation has side effects and must never be sent twice. */
export const hasSideEffects = (operation: ApolloLink.Operation): boolean =>
  operation.operationType === OperationTypeNode.MUTATION || operation.getContext().effect === true;

/**
 * Context of an operation whose authentication error refers to its password, not to the session
 * (`changeCustomerPassword`).
 */
export const credentialsContext = { credentials: true } as const;

/** Returns whether an authentication error of this operation refers to its password. */
export const checksCredentials = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().credentials === true;
