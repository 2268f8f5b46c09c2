import { getTypeDefsFor, typeDefs } from '@surtidor/data/schema';
import { buildSchema, isObjectType } from 'graphql';
import strictConfig from '../../backend.strict.config.json' with { type: 'json' };

/** Types that are not renamed. */
const rootTypes: ReadonlySet<string> = new Set(['Query', 'Mutation']);

/** Output types have different names than in the contract, so that operations naming one are rejected. */
const outputNames = Object.fromEntries(
  Object.values(buildSchema(typeDefs).getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .filter(({ name }) => !rootTypes.has(name))
    .map(({ name }) => [name, `Erp${name}`]),
);

const typeNames: Readonly<Record<string, string>> = { ...outputNames, ...strictConfig.typeNames };

/** Magento's name for the text of a post. */
const aliases = { 'BlogPost.content': 'post_content' };

/**
 * Type definitions of the specification plus Magento's password reset. The portal only knows the
 * renamed types from its backend profile (`backend.strict.config.json`).
 */
export const getStrictTypeDefs = (): string =>
  getTypeDefsFor({ capabilities: { passwordReset: true }, aliases, typeNames });

/** Returns the resolvers under the renamed types. */
export function getStrictResolvers<Resolver>(
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
