import { type GraphqlError, getMeaning } from '@surtidor/data/errors';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { SecurityEvent } from '../logging/security-event.ts';
import { setSecurityEvent } from '../logging/security-log.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { notSentHeader } from './headers.ts';

/** A GraphQL operation, for the security log. */
export interface RecordedOperation {
  readonly name: string;
  /** Whether it changes something at the backend. */
  readonly isWrite: boolean;
  readonly isPasswordChange: boolean;
}

/** Fields that change something although they are queries at some backends. */
const changePattern = /^\s*mutation\b|\b(?:crearTransaccionOnline|easyPayContado)\b/;

/** Returns what the security log needs of an operation. The name is that of the text, not of the request. */
export const describeOperation = (query: string): RecordedOperation => ({
  name: /^\s*(?:mutation|query)\s+(\w+)/.exec(query)?.[1] ?? '',
  isWrite: changePattern.test(query),
  isPasswordChange: /\bchangeCustomerPassword\b/.test(query),
});

const bodySchema = z.object({
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).nullish() }),
    )
    .nullish(),
});

async function readFirstError(response: Response): Promise<GraphqlError | 'unreadable' | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return 'unreadable';
  const [error] = parsed.data.errors ?? [];
  return error === undefined
    ? null
    : { message: error.message, ...(error.extensions && { extensions: error.extensions }) };
}

/** Returns the backend's code or category of an error. */
function getCode({ extensions }: GraphqlError): string | undefined {
  const code = extensions?.code ?? extensions?.category;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the event of a response; null if there is none, as for a query that succeeded. */
function getEvent(
  operation: RecordedOperation | undefined,
  response: Response,
  error: GraphqlError | 'unreadable' | null,
): SecurityEvent | null {
  const code = error === null || error === 'unreadable' ? undefined : getCode(error);
  const details = { ...(operation && { operation: operation.name }), ...(code && { code }) };
  if (operation === undefined)
    return { event: 'operation-refused', outcome: 'refused', ...details };
  if (response.headers.has(notSentHeader)) {
    if (!operation.isWrite) return null;
    return {
      event: operation.isPasswordChange ? 'password-change' : 'write',
      outcome: response.status === 429 ? 'delayed' : 'refused',
      ...details,
    };
  }
  const meaning = error === null || error === 'unreadable' ? null : getMeaning(error);
  if (meaning === 'unauthenticated' || response.status === 401)
    return { event: 'session-ended', outcome: 'refused', ...details };
  if (meaning === 'forbidden') return { event: 'forbidden', outcome: 'refused', ...details };
  if (!operation.isWrite) return null;
  const isUnknown = error === 'unreadable' || response.status >= 500 || meaning === 'internal';
  return {
    event: operation.isPasswordChange ? 'password-change' : 'write',
    outcome: isUnknown ? 'unknown' : error === null ? 'ok' : 'failed',
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
  const event = getEvent(operation, response, await readFirstError(response));
  if (event !== null) setSecurityEvent(context, event);
};
