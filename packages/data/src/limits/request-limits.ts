import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { getCost, type RequestCost } from './request-cost.ts';

/** Maximum cost of a request, far above that of any screen. */
export const requestLimits = {
  /** Tokens of the operation. */
  tokens: 3_000,
  /** Nesting depth. */
  depth: 16,
  /** Executed fields, counting fragments wherever they are spread. */
  fields: 1_000,
  /** Aliases, at any depth. */
  aliases: 40,
  /** Fields of Query or Mutation. */
  rootFields: 20,
  /** Fields with side effects; pages send one per request. */
  changes: 5,
  /** Possible values in the response: twice the largest page of the specification (spec 9). */
  values: 400_000,
} as const;

/** A request's operation text and variables. */
export interface OperationRequest {
  readonly query?: unknown;
  readonly variables?: unknown;
}

const excessMessages: readonly (readonly [keyof RequestCost, string])[] = [
  ['depth', 'The operation is nested too deeply.'],
  ['fields', 'The request asks for too many fields at once.'],
  ['aliases', 'The request uses too many aliases.'],
  ['rootFields', 'The request asks for too many fields at once.'],
  ['changes', 'The request changes too many things at once.'],
  ['values', 'The request asks for too many rows at once.'],
];

/** Returns the variables of an operation; empty if they are not an object. */
export const getVariables = (variables: unknown): Readonly<Record<string, unknown>> =>
  typeof variables === 'object' && variables !== null ? { ...variables } : {};

/** Returns why a request exceeds the limits; null if it does not. */
export function getLimitError(cost: RequestCost): string | null {
  const [, message] = excessMessages.find(([kind]) => !(cost[kind] <= requestLimits[kind])) ?? [];
  return message ?? null;
}

/**
 * Parses the text of an operation in linear time.
 * @throws GraphQLError for invalid text, and for too many tokens or levels.
 */
export function parseOperation(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: requestLimits.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    throw new GraphQLError('The operation is nested too deeply.', {
      originalError: error instanceof Error ? error : undefined,
    });
  }
}

/**
 * Checks a request before it is executed.
 * @throws GraphQLError if it exceeds `requestLimits` or cannot be parsed.
 */
export function checkRequest({ query, variables }: OperationRequest): void {
  if (typeof query !== 'string') return;
  const excess = getLimitError(getCost(parseOperation(query), getVariables(variables)));
  if (excess !== null) throw new GraphQLError(excess);
}
