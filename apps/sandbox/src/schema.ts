import { makeExecutableSchema } from '@graphql-tools/schema';
import { type Resolvers, typeDefs } from '@surtidor/data/schema';
import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { accountsResolvers } from './accounts/resolvers.ts';
import { associatesResolvers } from './associates/resolvers.ts';
import { operationRules } from './auth/operation-rules.ts';
import { authResolvers } from './auth/resolvers.ts';
import { certificatesResolvers } from './certificates/resolvers.ts';
import { claimsResolvers } from './claims/resolvers.ts';
import { compensationsResolvers } from './compensations/resolvers.ts';
import { contentResolvers } from './content/resolvers.ts';
import type { SandboxContext } from './environment/context.ts';
import type { Environment } from './environment/environment.ts';
import { insertProduct } from './insert-product.ts';
import type { SandboxMode } from './mode/sandbox-mode.ts';
import { getStrictResolvers, getStrictTypeDefs } from './mode/strict-schema.ts';
import { ordersResolvers } from './orders/resolvers.ts';
import { paymentsResolvers } from './payments/resolvers.ts';
import { guardFields, guardResponseFields } from './root-fields.ts';
import { surveyResolvers } from './survey/resolvers.ts';
import { vouchersResolvers } from './vouchers/resolvers.ts';

const ping: Resolvers<SandboxContext> = {
  Query: { ping: () => 'ok' },
  Mutation: { ping: () => 'ok' },
};

/** The resolvers of each area. */
export const areaResolvers: readonly Resolvers<SandboxContext>[] = [
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
  claimsResolvers,
];

/** Creates the executable schema. Root fields apply access rules and injected faults. */
function createSchema(product: string, sandboxMode: SandboxMode): GraphQLSchema {
  const isStrict = sandboxMode === 'strict';
  const rename = (field: string) => insertProduct(field, product);
  const mergedResolvers = Object.assign({}, ...areaResolvers) as Resolvers<SandboxContext>;
  const queries = Object.assign({}, ...areaResolvers.map((area) => area.Query));
  const mutations = Object.assign({}, ...areaResolvers.map((area) => area.Mutation));
  const resolvers = {
    ...mergedResolvers,
    Query: guardFields(operationRules, queries, rename),
    Mutation: guardFields(operationRules, mutations, rename),
  };
  const schema = makeExecutableSchema({
    typeDefs: insertProduct(isStrict ? getStrictTypeDefs() : typeDefs, product),
    resolvers: isStrict ? getStrictResolvers(resolvers) : resolvers,
    // The strict schema lacks some of the fields that have a resolver.
    ...(isStrict && { resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' } }),
    inheritResolversFromInterfaces: false,
  });
  for (const [field, rule] of Object.entries(operationRules)) {
    const outputType = schema.getQueryType()?.getFields()[rename(field)]?.type;
    const type = outputType && getNamedType(outputType);
    if (rule.fields && isObjectType(type)) guardResponseFields(type, rule);
  }
  return schema;
}

const schemas = new Map<string, GraphQLSchema>();

/** Returns the executable schema. Environments share it, because a test run creates hundreds of them. */
export function getSchema({ product, sandboxMode }: Environment): GraphQLSchema {
  const key = `${product} ${sandboxMode}`;
  const schema = schemas.get(key) ?? createSchema(product, sandboxMode);
  schemas.set(key, schema);
  return schema;
}
