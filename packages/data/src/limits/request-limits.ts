import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { costOf, type RequestCost } from './request-cost.ts';

/** The most that one request may ask; far above what any screen asks. */
export const requestLimits = {
  /** Words and signs of one operation's text. */
  tokens: 3_000,
  /** Fields inside fields. */
  depth: 16,
  /** Fields that would be executed, each fragment counted wherever it is spread. */
  fields: 1_000,
  /** Renamed fields, at any depth. */
  aliases: 40,
  /** Fields of Query or Mutation. */
  rootFields: 20,
  /** Fields that change something: no page changes two things at once. */
  changes: 5,
  /** Values that may come back: twice what the largest page of the specification holds (spec 9). */
  values: 400_000,
} as const;

/** What one request brought: the text of its operation, where it brought one, and its variables. */
export interface OperationText {
  readonly query?: unknown;
  readonly variables?: unknown;
}

const tooMuch: readonly (readonly [keyof RequestCost, string])[] = [
  ['depth', 'The operation is nested too deeply.'],
  ['fields', 'The request asks for too many fields at once.'],
  ['aliases', 'The request renames too many fields.'],
  ['rootFields', 'The request asks for too many fields at once.'],
  ['changes', 'The request changes too many things at once.'],
  ['values', 'The request asks for too many rows at once.'],
];

/** The variables of an operation as they were sent; none where they are no object. */
export const variablesOf = (variables: unknown): Readonly<Record<string, unknown>> =>
  typeof variables === 'object' && variables !== null ? { ...variables } : {};

/** Why a request asks for too much, as a sentence; null when it does not. */
export function excessOf(cost: RequestCost): string | null {
  const [, sentence] = tooMuch.find(([kind]) => !(cost[kind] <= requestLimits[kind])) ?? [];
  return sentence ?? null;
}

/**
 * Parses the text of an operation in linear time.
 * @throws GraphQLError for a wrong text, and for one with more tokens or levels than are looked at.
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
 * Looks at everything a request would execute before any of it runs.
 * @throws GraphQLError when it asks for more than `requestLimits`, or cannot be parsed.
 */
export function checkRequest({ query, variables }: OperationText): void {
  if (typeof query !== 'string') return;
  const excess = excessOf(costOf(parseOperation(query), variablesOf(variables)));
  if (excess !== null) throw new GraphQLError(excess);
}
