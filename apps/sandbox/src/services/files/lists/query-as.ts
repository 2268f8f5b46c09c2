import { z } from 'zod';

/** Runs an operation of the contract as a client and answers its data; lists come whole. */
export type QueryAs = (
  clientCode: string,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** Rows that a file may ask for at once: more than the heaviest client has. */
export const WHOLE_LIST = 100_000;

/** A text of the wire that may be missing. */
export const maybeText = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
/** Money of the wire; a missing one counts as nothing. */
export const wireMoney = z
  .string()
  .nullish()
  .transform((value) => value ?? '0.00');

/** Reads the filter that a file's address carries: JSON, or nothing for the whole list. */
export function filterOf(subject: string): unknown {
  return subject === '' ? undefined : JSON.parse(subject);
}
