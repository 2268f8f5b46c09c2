import { type FailedResponse, getMeaning, isCleanRejection } from '@surtidor/data/errors';
import { type DocumentNode, Kind, OperationTypeNode, visit } from 'graphql';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { SecurityEvent } from '../logging/security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { notSentHeader } from './headers.ts';

/** A GraphQL operation, for the security log. */
export interface RecordedOperation {
  readonly name: string;
  /** Whether it changes something at the backend. */
  readonly isWrite: boolean;
  readonly isPasswordChange: boolean;
}

/** Fields that change something, although they are queries at some backends. */
const paymentFields = ['crearTransaccionOnline', 'easyPayContado'] as const;

/** Returns what the security log needs of an operation. The name is that of the document, not of the request. */
export function describeOperation(document: DocumentNode): RecordedOperation {
  const fields = new Set<string>();
  let name = '';
  let isMutation = false;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD) fields.add(node.name.value);
      if (node.kind !== Kind.OPERATION_DEFINITION) return;
      name = node.name?.value.slice(0, 80) ?? '';
      isMutation ||= node.operation === OperationTypeNode.MUTATION;
    },
  });
  return {
    name,
    isWrite: isMutation || paymentFields.some((field) => fields.has(field)),
    isPasswordChange: fields.has('changeCustomerPassword'),
  };
}

const bodySchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.record(z.string(), z.unknown()).nullish(),
      }),
    )
    .nullish(),
});

/** A response without the GraphQL shape, such as a gateway's page, is null. */
type ReadResponse = (FailedResponse & { readonly hasResult: boolean }) | null;

async function readResponse(response: Response): Promise<ReadResponse> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { success, data: read } = bodySchema.safeParse(body);
  if (!success) return null;
  const errors = (read.errors ?? []).map(({ message, extensions }) => ({
    message,
    ...(extensions && { extensions }),
  }));
  const hasResult = Object.values(read.data ?? {}).some((value) => value !== null);
  return { errors, data: read.data, hasResult };
}

/** Returns the backend's code or category of the first error. Only a short word is one: others could name a person. */
function getCode(read: ReadResponse): string | undefined {
  const { code, category } = read?.errors[0]?.extensions ?? {};
  const value = code ?? category;
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined;
}

/** Returns the event of a response; null if there is none, as for a query that succeeded. */
function getEvent(
  operation: RecordedOperation | undefined,
  { status, headers }: Response,
  read: ReadResponse,
): SecurityEvent | null {
  const code = getCode(read);
  const details = { ...(operation && { operation: operation.name }), ...(code && { code }) };
  if (operation === undefined)
    return { event: 'operation-refused', outcome: 'refused', ...details };
  const isSent = !headers.has(notSentHeader);
  const rejection = isSent && read !== null && isCleanRejection(read) ? read.errors[0] : undefined;
  const meaning = rejection && getMeaning(rejection);
  if (isSent && (meaning === 'unauthenticated' || status === 401))
    return { event: 'session-ended', outcome: 'refused', ...details };
  if (meaning === 'forbidden') return { event: 'forbidden', outcome: 'refused', ...details };
  if (!operation.isWrite) return null;
  const getOutcome = (): SecurityEvent['outcome'] => {
    if (!isSent) return status === 429 ? 'delayed' : 'refused';
    if (rejection !== undefined) return 'failed';
    // The backend may have acted, also if it returned data beside an error.
    return status < 400 && read?.hasResult && read.errors.length === 0 ? 'ok' : 'unknown';
  };
  return {
    event: operation.isPasswordChange ? 'password-change' : 'write',
    outcome: getOutcome(),
    ...details,
  };
}

/** Records each write, and each operation that was refused, in the security log. */
export const recordOperations: MiddlewareHandler<PortalEnvironment> = async (context, next) => {
  await next();
  const operation = context.get('operation');
  const response = context.res;
  // The responses of queries are streamed.
  const isRead = operation !== undefined && !operation.isWrite && response.status < 400;
  if (isRead) return;
  const event = getEvent(operation, response, await readResponse(response));
  if (event !== null) recordSecurityEvent(context, event);
};
