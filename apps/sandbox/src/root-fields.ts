import type { Resolvers } from '@surtidor/data/schema';
import type { OperationAccess } from '@surtidor/domain/vocabulary';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType } from 'graphql';
import { enforceAccess, requireAnyPermission } from './auth/guard.ts';
import type { SandboxContext } from './environment/context.ts';
import { toMagentoError } from './mode/strict-errors.ts';
import { releaseDelayed, runWithFault } from './run-with-fault.ts';
import { createUnauthorizedError } from './shared/errors.ts';

/** Runs a resolver and converts its errors to Magento's format. */
async function convertErrors(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    throw toMagentoError(error);
  }
}

const runInMode = ({ environment }: SandboxContext, run: () => unknown): unknown =>
  environment.sandboxMode === 'strict' ? convertErrors(run) : run();

type RootResolver = GraphQLFieldResolver<unknown, SandboxContext>;

/** Wraps the resolver of a root field. Applies injected faults and the access rule before it runs. */
const guardResolver =
  (rule: OperationAccess, resolve: RootResolver): RootResolver =>
  (source, args, context, info) => {
    const run = () => {
      enforceAccess(rule, context, args);
      return resolve(source, args, context, info);
    };
    const field = info.fieldName;
    const operation = info.operation.name?.value;
    return runInMode(context, () => {
      const { faults } = context.environment;
      const fault = faults.take({ operation, field });
      if (fault) return runWithFault(fault, run, field, context);
      if (!faults.delayedCalls.has(field)) return run();
      return Promise.resolve(run()).finally(() =>
        setTimeout(() => releaseDelayed(faults, field), 0),
      );
    });
  };

/** Wraps all root fields of a type with their access rules. */
export function guardFields(
  rules: Readonly<Record<string, OperationAccess>>,
  resolvers: Resolvers<SandboxContext>['Query'] | Resolvers<SandboxContext>['Mutation'],
  rename: (field: string) => string,
): Record<string, RootResolver> {
  // Each generated resolver has its own type; the wrapper handles all of them alike.
  const rootResolvers = (resolvers ?? {}) as Readonly<Record<string, RootResolver>>;
  const guardedResolvers: Record<string, RootResolver> = {};
  for (const [field, resolve] of Object.entries(rootResolvers)) {
    const rule = rules[field];
    if (!rule) throw new Error(`The root field '${field}' has no access rule.`);
    guardedResolvers[rename(field)] = guardResolver(rule, resolve);
  }
  return guardedResolvers;
}

/** Wraps the fields of a response type that need more permissions than their operation. */
export function guardResponseFields(
  type: GraphQLObjectType,
  { fields = {} }: OperationAccess,
): void {
  const typeFields = type.getFields();
  for (const [name, anyOf] of Object.entries(fields)) {
    const field = typeFields[name];
    if (!field) throw new Error(`${type.name} has no field '${name}'.`);
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context: SandboxContext, info) => {
      return runInMode(context, () => {
        if (!context.session) throw createUnauthorizedError();
        requireAnyPermission(context.session, anyOf, context.environment.product);
        return resolve(source, args, context, info);
      });
    };
  }
}
