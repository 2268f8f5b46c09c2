import { getTypeDefsFor, typeDefs } from '@surtidor/data/schema';
import { buildSchema, isObjectType } from 'graphql';
import strictConfig from '../../backend.strict.config.json' with { type: 'json' };

/** Types that are not renamed. */
const rootTypes: ReadonlySet<string> = new Set(['Query', 'Mutation']);

/** Output types have different names than in the contract, so that operations that name one are rejected. */
const outputTypeNames = Object.fromEntries(
  Object.values(buildSchema(typeDefs).getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .filter(({ name }) => !rootTypes.has(name))
    .map(({ name }) => [name, `Erp${name}`]),
);

const typeNames: Readonly<Record<string, string>> = {
  ...outputTypeNames,
  ...strictConfig.typeNames,
};

/** Magento's name for a post's content. */
const aliases = { 'BlogPost.content': 'post_content' };

/**
 * Type definitions of the specification plus Magento's password reset. The portal only knows the
 * renamed types from its backend profile (`backend.strict.config.json`).
 */
export const getStrictTypeDefs = (): string =>
  getTypeDefsFor({ capabilities: { passwordReset: true }, aliases, typeNames });

/** Returns the resolvers, keyed by the renamed types. */
export function getStrictResolvers<Resolver>(
  resolvers: Readonly<Record<string, Resolver>>,
): Record<string, Resolver | Record<string, (post: { readonly content: unknown }) => unknown>> {
  const renamedEntries = Object.entries(resolvers).map(
    ([type, fields]) => [typeNames[type] ?? type, fields] as const,
  );
  return {
    ...Object.fromEntries(renamedEntries),
    [typeNames.BlogPost ?? 'BlogPost']: { post_content: ({ content }) => content },
  };
}
