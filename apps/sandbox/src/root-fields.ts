import type { Resolvers } from '@surtidor/data/schema';
import type { OperationAccess } from '@surtidor/domain/vocabulary';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType } from 'graphql';
import { enforce, requireAny } from './auth/guard.ts';
import type { SandboxContext } from './environment/context.ts';
import { toFamilyError } from './mode/strict-errors.ts';
import { type HeldCalls, releaseHeld, runWithFault } from './run-with-fault.ts';
import { unauthorized } from './shared/errors.ts';

/** Runs a resolver and converts its errors to the backend's conventions. */
async function inStrictMode(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    throw toFamilyError(error);
  }
}

const inMode = ({ environment }: SandboxContext, run: () => unknown): unknown =>
  environment.sandboxMode === 'strict' ? inStrictMode(run) : run();

type RootResolver = GraphQLFieldResolver<unknown, SandboxContext>;

/** The resolver of a root field: first the faults of the test, then the rule, then the work. */
const guarded =
  (rule: OperationAccess, resolve: RootResolver, heldCalls: HeldCalls): RootResolver =>
  (source, given, context, info) => {
    const run = () => {
      enforce(rule, context, given);
      return resolve(source, given, context, info);
    };
    const field = info.fieldName;
    const operation = info.operation.name?.value;
    return inMode(context, () => {
      const fault = context.environment.faults.take({ operation, field });
      if (fault) return runWithFault(fault, run, { field, heldCalls, context });
      if (!heldCalls.has(field)) return run();
      return Promise.resolve(run()).finally(() =>
        setTimeout(() => releaseHeld(heldCalls, field), 0),
      );
    });
  };

/** Every root field of a type behind its rule. */
export function guardFields(
  rules: Readonly<Record<string, OperationAccess>>,
  resolvers: Resolvers<SandboxContext>['Query'] | Resolvers<SandboxContext>['Mutation'],
  rename: (field: string) => string,
  heldCalls: HeldCalls,
): Record<string, RootResolver> {
  // The generated resolver types fit the fields of the contract one by one; here all are alike.
  const known = (resolvers ?? {}) as Readonly<Record<string, RootResolver>>;
  const wrapped: Record<string, RootResolver> = {};
  for (const [field, resolve] of Object.entries(known)) {
    const rule = rules[field];
    if (!rule) throw new Error(`There is no rule for '${field}'.`);
    wrapped[rename(field)] = guarded(rule, resolve, heldCalls);
  }
  return wrapped;
}

/** Puts the fields of an answer that ask for more than their operation behind their permissions. */
export function guardAnswer(type: GraphQLObjectType, { fields = {} }: OperationAccess): void {
  const known = type.getFields();
  for (const [name, anyOf] of Object.entries(fields)) {
    const field = known[name];
    if (!field) throw new Error(`${type.name} has no field '${name}'.`);
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, given, context: SandboxContext, info) => {
      return inMode(context, () => {
        if (!context.session) throw unauthorized();
        requireAny(context.session, anyOf, context.environment.product);
        return resolve(source, given, context, info);
      });
    };
  }
}
