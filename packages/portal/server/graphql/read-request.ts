import { getCost, getLimitError, getVariables, parseOperation } from '@surtidor/data/limits';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { BuiltOperation, BuiltOperations } from './built-operations.ts';
import { withVisitorAddress } from './visitor-address.ts';

const bodySchema = z.object({
  operationName: z.string().nullish(),
  variables: z.unknown().optional(),
  query: z.string().optional(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() })
    .nullish(),
});

type Operation = z.infer<typeof bodySchema>;

/** Why a request is rejected. */
export interface Rejection {
  readonly status: 400 | 401 | 403 | 429;
  readonly code: string;
  readonly message: string;
  /** The argument that is rejected. */
  readonly field?: string;
}

/** The operation to send, or the rejection. */
export type ReadRequest =
  | {
      readonly query: string;
      readonly variables: Readonly<Record<string, unknown>>;
      readonly body: string;
      readonly document: DocumentNode;
    }
  | { readonly rejection: Rejection };

/** The allowed operations: the compiled ones by hash, and operations as text if `allowsText`. */
export interface OperationRules {
  readonly builtOperations: Pick<BuiltOperations, 'get'>;
  readonly allowsText: boolean;
}

class RejectedRequest extends Error {
  override name = 'RejectedRequest';
  readonly rejection: Rejection;
  constructor(status: Rejection['status'], code: string, message: string) {
    super(message);
    this.rejection = { status, code, message };
  }
}

const tokenFieldPattern = /generate(?:Support)?CustomerToken|cambiarEmpresa/i;

/**
 * Parses an operation sent as text. Operations that return a token are rejected, since the token must never
 * reach a page. Field names have no escapes, so searching the text is enough.
 */
function parseTextOperation(text: string): BuiltOperation {
  if (tokenFieldPattern.test(text)) {
    throw new RejectedRequest(403, 'FORBIDDEN_OPERATION', 'This operation is not available here');
  }
  try {
    return { text, document: parseOperation(text) };
  } catch {
    throw new RejectedRequest(400, 'MALFORMED_REQUEST', 'Malformed GraphQL request');
  }
}

function findOperation(
  { query, extensions }: Operation,
  { builtOperations, allowsText }: OperationRules,
): BuiltOperation {
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (hash !== undefined) {
    const builtOperation = builtOperations.get(hash);
    if (builtOperation !== undefined) return builtOperation;
    // A page of another version sends unknown hashes; the user reads this message.
    const message = 'Hay una versión nueva del portal. Vuelva a cargar la página.';
    throw new RejectedRequest(400, 'PERSISTED_QUERY_NOT_FOUND', message);
  }
  if (query === undefined) {
    throw new RejectedRequest(400, 'MALFORMED_REQUEST', 'Malformed GraphQL request');
  }
  if (allowsText) return parseTextOperation(query);
  throw new RejectedRequest(403, 'FORBIDDEN_OPERATION', 'This operation is not available here');
}

function createBackendRequest(json: string, rules: OperationRules, visitorAddress: string | null) {
  const operation = z.parse(bodySchema, JSON.parse(json));
  const { text: query, document } = findOperation(operation, rules);
  const excess = getLimitError(getCost(document, getVariables(operation.variables)));
  if (excess !== null) throw new RejectedRequest(400, 'REQUEST_TOO_LARGE', excess);
  const { operationName } = operation;
  const variables = withVisitorAddress(operation.variables, visitorAddress);
  return {
    query,
    variables: getVariables(variables),
    body: JSON.stringify({ operationName, query, variables }),
    document,
  };
}

/** Parses a GraphQL request of a page: one operation, by hash or, if allowed, as text, within the limits. */
export function readRequest(
  text: string,
  rules: OperationRules,
  visitorAddress: string | null,
): ReadRequest {
  try {
    return createBackendRequest(text, rules, visitorAddress);
  } catch (error) {
    return {
      rejection:
        error instanceof RejectedRequest
          ? error.rejection
          : { status: 400, code: 'MALFORMED_REQUEST', message: 'Malformed GraphQL request' },
    };
  }
}
