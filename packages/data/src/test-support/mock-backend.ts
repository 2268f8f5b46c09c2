import { SchemaLink } from '@apollo/client/link/schema';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { typeDefs } from '../schema/index.ts';
import type { DataContext } from '../shared/remote-store.ts';

type Resolver = (args: Record<string, never> & { [name: string]: unknown }) => unknown;

/** Mock responses by root field; other fields are null. */
export interface MockResponses {
  readonly Query?: Readonly<Record<string, Resolver>>;
  readonly Mutation?: Readonly<Record<string, Resolver>>;
}

const toResolvers = (responses: Readonly<Record<string, Resolver>> = {}) =>
  Object.fromEntries(
    Object.entries(responses).map(([field, respond]) => [
      field,
      (_source: unknown, args: Parameters<Resolver>[0]) => respond(args),
    ]),
  );

/** The test store: pesos in Bogotá. */
export const colombia = {
  currency: 'COP',
  timeZone: 'America/Bogota',
  product: 'Surtidor',
} as const;

/** Creates a data context with the real links, cache and schema, and mock responses. */
export function createMockBackend(
  responses: MockResponses,
  onUnauthorized = () => {},
): DataContext & { readonly client: ReturnType<typeof createSurtidorClient> } {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: { Query: toResolvers(responses.Query), Mutation: toResolvers(responses.Mutation) },
  });
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Producto',
    onUnauthorized,
    link: new SchemaLink({ schema, validate: true }),
  });
  return { client, storeContext: colombia, backendProfile: sandboxProfile };
}
