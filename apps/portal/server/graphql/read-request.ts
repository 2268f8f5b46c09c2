import { getCost, getExcess, getVariables, parseOperation } from '@surtidor/data/limits';
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

/** Why a request is rejected. */
export interface Rejection {
  readonly status: 400 | 403 | 429;
  readonly code: string;
  readonly message: string;
}

/** The operation to send, or the rejection. */
export type ReadRequest = { readonly body: string } | { readonly rejection: Rejection };

/** The allowed operations: those of the build by hash, and optionally texts. */
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
 * An operation sent as text. Operations that return a token are rejected, since the token must never reach
 * a page. Field names have no escapes, so searching the text is enough.
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
    // A page of another version sends unknown hashes; the user reads this message.
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
  const excess = getExcess(getCost(document, getVariables(given.variables)));
  if (excess !== null) throw new Refused(400, 'REQUEST_TOO_LARGE', excess);
  const { operationName } = given;
  const variables = withVisitorAddress(query, given.variables, visitorAddress);
  return JSON.stringify({ operationName, query, variables });
}

/**
 * Parses a GraphQL request of a page: one operation, by hash or, if allowed, as text, within the limits.
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
