import type { Resolvers } from '@surtidor/data/schema';
import type { GraphQLFieldResolver } from 'graphql';
import type { FieldRule } from './auth/field-rules.ts';
import { enforce } from './auth/guard.ts';
import type { SandboxContext } from './context.ts';
import { type HeldCalls, releaseHeld, runWithFault } from './faults/apply.ts';

type RootResolver = GraphQLFieldResolver<unknown, SandboxContext>;

/** The resolver of a root field: first the faults of the test, then the rule, then the work. */
const guarded =
  (rule: FieldRule, resolve: RootResolver, held: HeldCalls): RootResolver =>
  (source, given, context, info) => {
    const run = () => {
      enforce(rule, context);
      return resolve(source, given, context, info);
    };
    const field = info.fieldName;
    const operation = info.operation.name?.value;
    const fault = context.environment.faults.take({ operation, field });
    if (fault) return runWithFault(fault, run, { field, held, context });
    if (!held.has(field)) return run();
    return Promise.resolve(run()).finally(() => setTimeout(() => releaseHeld(held, field), 0));
  };

/** Wraps every root field of a rule table; a field nobody answers yet answers null. */
export function guardFields(
  rules: Readonly<Record<string, FieldRule>>,
  resolvers: Resolvers<SandboxContext>['Query'] | Resolvers<SandboxContext>['Mutation'],
  rename: (field: string) => string,
  held: HeldCalls,
): Record<string, RootResolver> {
  // The generated resolver types fit the fields of the contract one by one; here all are alike.
  const known = (resolvers ?? {}) as Readonly<Record<string, RootResolver | undefined>>;
  const wrapped: Record<string, RootResolver> = {};
  for (const [field, rule] of Object.entries(rules)) {
    wrapped[rename(field)] = guarded(rule, known[field] ?? (() => null), held);
  }
  return wrapped;
}
