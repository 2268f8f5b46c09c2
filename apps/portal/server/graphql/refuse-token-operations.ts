import { z } from 'zod';

const tokenFields = /generate(?:Support)?CustomerToken/i;

const operation = z.object({ query: z.string() });
const body = z.union([operation, z.array(operation).min(1).max(50)]);

/** Why a GraphQL body may not pass, or null when it may. */
export type Refusal = 'malformed' | 'token-operation' | null;

/**
 * Looks into a GraphQL request. An operation that answers with a token may not pass, since the
 * token must never reach a page; a body without its text could hide one and may not pass either.
 * A field name cannot be written with escapes, so the text itself is enough to look at.
 */
export function refusalOf(text: string): Refusal {
  try {
    const parsed = body.safeParse(JSON.parse(text));
    if (!parsed.success) return 'malformed';
    const operations = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
    return operations.some(({ query }) => tokenFields.test(query)) ? 'token-operation' : null;
  } catch {
    return 'malformed';
  }
}
