import { costOf, excessOf, parseOperation, variablesOf } from '@surtidor/data/limits';
import { z } from 'zod';
import type { BuiltOperation, BuiltOperations } from './built-operations.ts';
import { withVisitorAddress } from './visitor-address.ts';

const body = z.object({
  operationName: z.string().nullish(),
  variables: z.unknown().optional(),
  query: z.string().optional(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() })
    .nullish(),
});

type Operation = z.infer<typeof body>;

/** Why a request goes no further than this server. */
export interface Rejection {
  readonly status: 400 | 403 | 429;
  readonly code: string;
  readonly message: string;
}

/** What may be sent to the backend, or why nothing is. */
export type ReadRequest = { readonly body: string } | { readonly rejection: Rejection };

/** Which operations pass: those of the build by their hash, and whether others pass as text. */
export interface OperationRules {
  readonly built: BuiltOperations;
  readonly open: boolean;
}

class Refused extends Error {
  override name = 'Refused';
  readonly rejection: Rejection;
  constructor(status: Rejection['status'], code: string, message: string) {
    super(message);
    this.rejection = { status, code, message };
  }
}

const tokenFields = /generate(?:Support)?CustomerToken/i;

/**
 * An operation that came as text. One that answers with a token may not pass, since the token must
 * never reach a page. A field name cannot be written with escapes: the text is enough to look at.
 */
function openOperation(text: string): BuiltOperation {
  if (tokenFields.test(text)) {
    throw new Refused(403, 'FORBIDDEN_OPERATION', 'This operation is not available here');
  }
  try {
    return { text, document: parseOperation(text) };
  } catch {
    throw new Refused(400, 'MALFORMED_REQUEST', 'Malformed GraphQL request');
  }
}

function find({ query, extensions }: Operation, { built, open }: OperationRules): BuiltOperation {
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (hash !== undefined) {
    const known = built.get(hash);
    if (known !== undefined) return known;
    // A page of another version asks: people read this sentence.
    const sentence = 'Hay una versión nueva del portal. Vuelva a cargar la página.';
    throw new Refused(400, 'PERSISTED_QUERY_NOT_FOUND', sentence);
  }
  if (query === undefined) {
    throw new Refused(400, 'MALFORMED_REQUEST', 'Malformed GraphQL request');
  }
  if (open) return openOperation(query);
  throw new Refused(403, 'FORBIDDEN_OPERATION', 'This operation is not available here');
}

function read(json: string, rules: OperationRules, visitorAddress: string | null): string {
  const given = z.parse(body, JSON.parse(json));
  const { text: query, document } = find(given, rules);
  const excess = excessOf(costOf(document, variablesOf(given.variables)));
  if (excess !== null) throw new Refused(400, 'REQUEST_TOO_LARGE', excess);
  const { operationName } = given;
  const variables = withVisitorAddress(query, given.variables, visitorAddress);
  return JSON.stringify({ operationName, query, variables });
}

/**
 * Reads a GraphQL request of a page: one operation, by its hash (or its text, where text may pass) and
 * within the limits, before anything reaches the backend.
 */
export function readRequest(
  text: string,
  rules: OperationRules,
  visitorAddress: string | null,
): ReadRequest {
  try {
    return { body: read(text, rules, visitorAddress) };
  } catch (error) {
    return {
      rejection:
        error instanceof Refused
          ? error.rejection
          : { status: 400, code: 'MALFORMED_REQUEST', message: 'Malformed GraphQL request' },
    };
  }
}
