import { makeExecutableSchema } from '@graphql-tools/schema';
import { type Resolvers, typeDefs } from '@surtidor/data/schema';
import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { accountsResolvers } from './accounts/resolvers.ts';
import { associatesResolvers } from './associates/resolvers.ts';
import { operationRules } from './auth/operation-rules.ts';
import { authResolvers } from './auth/resolvers.ts';
import { certificatesResolvers } from './certificates/resolvers.ts';
import { compensationsResolvers } from './compensations/resolvers.ts';
import { contentResolvers } from './content/resolvers.ts';
import type { SandboxContext } from './environment/context.ts';
import type { SandboxMode } from './mode/sandbox-mode.ts';
import { strictResolvers, strictTypeDefs } from './mode/strict-schema.ts';
import { ordersResolvers } from './orders/resolvers.ts';
import { paymentsResolvers } from './payments/resolvers.ts';
import { withProduct } from './product-fields.ts';
import { guardAnswer, guardFields } from './root-fields.ts';
import { surveyResolvers } from './survey/resolvers.ts';
import { vouchersResolvers } from './vouchers/resolvers.ts';

const ping: Resolvers<SandboxContext> = {
  Query: { ping: () => 'ok' },
  Mutation: { ping: () => 'ok' },
};

/** The areas of the backend. */
export const areas: readonly Resolvers<SandboxContext>[] = [
  ping,
  authResolvers,
  accountsResolvers,
  paymentsResolvers,
  compensationsResolvers,
  vouchersResolvers,
  ordersResolvers,
  associatesResolvers,
  certificatesResolvers,
  contentResolvers,
  surveyResolvers,
];

/** The executable schema: every root field with its access rule and faults. */
export function makeSchema(product: string, sandboxMode: SandboxMode = 'extended'): GraphQLSchema {
  const isStrict = sandboxMode === 'strict';
  const rename = (field: string) => withProduct(field, product);
  const heldCalls = new Map();
  const merged = Object.assign({}, ...areas) as Resolvers<SandboxContext>;
  const queries = Object.assign({}, ...areas.map((area) => area.Query));
  const mutations = Object.assign({}, ...areas.map((area) => area.Mutation));
  const resolvers = {
    ...merged,
    Query: guardFields(operationRules, queries, rename, heldCalls),
    Mutation: guardFields(operationRules, mutations, rename, heldCalls),
  };
  const schema = makeExecutableSchema({
    typeDefs: withProduct(isStrict ? strictTypeDefs() : typeDefs, product),
    resolvers: isStrict ? strictResolvers(resolvers) : resolvers,
    // The strict schema has fewer fields than there are resolvers.
    ...(isStrict && { resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' } }),
    inheritResolversFromInterfaces: false,
  });
  for (const [field, rule] of Object.entries(operationRules)) {
    const output = schema.getQueryType()?.getFields()[rename(field)]?.type;
    const type = output && getNamedType(output);
    if (rule.fields && isObjectType(type)) guardAnswer(type, rule);
  }
  return schema;
}
