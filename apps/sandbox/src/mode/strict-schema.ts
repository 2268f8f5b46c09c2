import { typeDefs, typeDefsFor } from '@surtidor/data/schema';
import { buildSchema, isObjectType } from 'graphql';
import strictConfig from '../../backend.strict.config.json' with { type: 'json' };

/** Root types keep their names in every GraphQL backend. */
const rootTypes: ReadonlySet<string> = new Set(['Query', 'Mutation']);

/** Output types have other names, so operations that name one are rejected. */
const outputNames = Object.fromEntries(
  Object.values(buildSchema(typeDefs).getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .filter(({ name }) => !rootTypes.has(name))
    .map(({ name }) => [name, `Erp${name}`]),
);

const typeNames: Readonly<Record<string, string>> = { ...outputNames, ...strictConfig.typeNames };

/** The family's name for a post's text. */
const aliases = { 'BlogPost.content': 'post_content' };

/**
 * The specification's calls and fields, and the family's own for a forgotten password, under names that
 * nobody told the portal, but in its profile.
 */
export const strictTypeDefs = (): string =>
  typeDefsFor({ capabilities: { passwordReset: true }, aliases, typeNames });

/** The same resolvers under those names. */
export function strictResolvers<Resolver>(
  resolvers: Readonly<Record<string, Resolver>>,
): Record<string, Resolver | Record<string, (post: { readonly content: unknown }) => unknown>> {
  const renamed = Object.entries(resolvers).map(
    ([type, fields]) => [typeNames[type] ?? type, fields] as const,
  );
  return {
    ...Object.fromEntries(renamed),
    [typeNames.BlogPost ?? 'BlogPost']: { post_content: ({ content }) => content },
  };
}
