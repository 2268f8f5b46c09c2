import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { throwError } from 'rxjs';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { type ContractNames, withBackendNames } from '../operations/with-backend-names.ts';
import { isOffered } from '../operations/with-capabilities.ts';
import { TransportError } from '../shared/transport/transport-error.ts';
import { backendVariables } from './backend-variables.ts';

/**
 * Rewrites operations for the deployment's backend. Unsupported operations are not sent. Documents
 * are constants, so each is rewritten once.
 */
export function createBackendLink(profile: BackendProfile, names: ContractNames): ApolloLink {
  const renamed = new WeakMap<DocumentNode, DocumentNode>();
  const rename = (document: DocumentNode) => {
    const existing = renamed.get(document) ?? withBackendNames(document, profile, names);
    renamed.set(document, existing);
    return existing;
  };
  return new ApolloLink((operation, forward) => {
    if (!isOffered(operation.query)) return throwError(() => new TransportError('not-sent'));
    const { query, variables } = operation;
    operation.variables = backendVariables(query, variables, profile.capabilities);
    operation.query = rename(query);
    return forward(operation);
  });
}
