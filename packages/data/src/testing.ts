import type { ApolloClient } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { type BackendProfile, sandboxProfile } from './backend-profile/index.ts';
import { createSurtidorClient } from './client/create-client.ts';

/** @public */
export type { PageVariables } from './shared/paged-query.ts';
export { createPagedStore } from './shared/paged-store.ts';
export { createRemoteStore } from './shared/remote-store.ts';
/** @public */
export type { Store } from './shared/store.ts';

/** A browser sandbox: an executable schema and the context of a signed-in user. */
export interface SandboxSchema {
  readonly schema: GraphQLSchema;
  /** Creates the context of a request from its headers. */
  readonly context: (headers?: Readonly<Record<string, string>>) => unknown;
}

export interface SchemaClientOptions {
  /** The product of the schema (reading 1). */
  readonly product?: string;
  /** Supported capabilities; all by default. */
  readonly backendProfile?: BackendProfile;
  readonly onUnauthorized?: () => void;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Creates a client for stories and tests. It uses the real links, cache and documents with an
 * in-process schema and validates operations.
 */
export function createSchemaClient(
  { schema, context }: SandboxSchema,
  {
    product = 'Surtidor',
    backendProfile = sandboxProfile,
    onUnauthorized = () => undefined,
    headers,
  }: SchemaClientOptions = {},
): ApolloClient {
  return createSurtidorClient({
    uri: '/graphql',
    backendProfile,
    product,
    onUnauthorized,
    link: new SchemaLink({ schema, validate: true, context: () => context(headers) }),
  });
}
