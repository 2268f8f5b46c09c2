import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { throwError } from 'rxjs';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { type ContractNames, withBackendNames } from '../operations/with-backend-names.ts';
import { isOffered } from '../operations/with-capabilities.ts';
import { TransportError } from '../shared/transport/transport-error.ts';
import { backendVariables } from './backend-variables.ts';

type Renamed = WeakMap<DocumentNode, DocumentNode>;

/** The rewritten operations by profile and product: each is rewritten once, for all clients. */
const renamedOf = new WeakMap<BackendProfile, Map<string, Renamed>>();

function renamedDocuments(profile: BackendProfile, { product }: ContractNames): Renamed {
  const byProduct = renamedOf.get(profile) ?? new Map<string, Renamed>();
  renamedOf.set(profile, byProduct);
  const existing: Renamed = byProduct.get(product) ?? new WeakMap();
  byProduct.set(product, existing);
  return existing;
}

/** Rewrites operations for the deployment's backend. Unsupported operations are not sent. */
export function createBackendLink(profile: BackendProfile, names: ContractNames): ApolloLink {
  const renamed = renamedDocuments(profile, names);
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
