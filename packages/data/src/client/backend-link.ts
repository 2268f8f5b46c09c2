import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { throwError } from 'rxjs';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { applyBackendNames, type ContractNames } from '../operations/apply-backend-names.ts';
import { hasSelection } from '../operations/remove-unsupported-fields.ts';
import { TransportError } from '../shared/transport/transport-error.ts';
import { toBackendVariables } from './backend-variables.ts';

type RenamedDocuments = WeakMap<DocumentNode, DocumentNode>;

/** Renamed operations by profile and product. All clients share them, so that each is renamed once. */
const documentsByProfile = new WeakMap<BackendProfile, Map<string, RenamedDocuments>>();

function getRenamedDocuments(
  profile: BackendProfile,
  { product }: ContractNames,
): RenamedDocuments {
  const byProduct = documentsByProfile.get(profile) ?? new Map<string, RenamedDocuments>();
  documentsByProfile.set(profile, byProduct);
  const documents: RenamedDocuments = byProduct.get(product) ?? new WeakMap();
  byProduct.set(product, documents);
  return documents;
}

/** Rewrites operations for the deployment's backend. Unsupported operations are not sent. */
export function createBackendLink(profile: BackendProfile, names: ContractNames): ApolloLink {
  const renamedDocuments = getRenamedDocuments(profile, names);
  const rename = (document: DocumentNode) => {
    const renamedDocument =
      renamedDocuments.get(document) ?? applyBackendNames(document, profile, names);
    renamedDocuments.set(document, renamedDocument);
    return renamedDocument;
  };
  return new ApolloLink((operation, forward) => {
    if (!hasSelection(operation.query)) return throwError(() => new TransportError('not-sent'));
    const { query, variables } = operation;
    operation.variables = toBackendVariables(query, variables, profile.capabilities);
    operation.query = rename(query);
    return forward(operation);
  });
}
