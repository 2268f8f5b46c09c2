import {
  type FailedResponse,
  type GraphqlError,
  getMeaning,
  isCleanRejection,
} from '@surtidor/data/errors';
import { type DocumentNode, Kind, OperationTypeNode, visit } from 'graphql';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { getTokenCookie } from '../auth/cookies.ts';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { SecurityEvent } from '../logging/security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { count } from '../telemetry/metrics.ts';
import { notSentHeader } from './headers.ts';

/** A GraphQL operation, for the security log. */
export interface RecordedOperation {
  readonly name: string;
  /** Whether it changes something at the backend. */
  readonly isWrite: boolean;
  readonly isPasswordChange: boolean;
  /** Whether it opens a payment. */
  readonly isPayment: boolean;
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
      // The alias is the contract's name of a field that the backend names differently.
      if (node.kind === Kind.FIELD) fields.add(node.name.value).add(node.alias?.value ?? '');
      if (node.kind !== Kind.OPERATION_DEFINITION) return;
      name = node.name?.value.slice(0, 80) ?? '';
      isMutation ||= node.operation === OperationTypeNode.MUTATION;
    },
  });
  const isPayment = paymentFields.some((field) => fields.has(field));
  return {
    name,
    isWrite: isMutation || isPayment,
    isPayment,
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

function readText(text: string): ReadResponse {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const { success, data: read } = bodySchema.safeParse(body);
  if (!success) return null;
  const errors = (read.errors ?? []).map(({ message, extensions }) => ({
    message,
    ...(extensions && { extensions }),
  }));
  const hasResult = Object.values(read.data ?? {}).some((value) => value !== null);
  return { errors, data: read.data, hasResult };
}

/** Returns the backend's code or category of an error. Only a short word is one: others could name a person. */
function getCode(error: GraphqlError | undefined): string | undefined {
  const { code, category } = error?.extensions ?? {};
  const value = code ?? category;
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined;
}

/** Whether an error means that the session may not do this. */
function getRefusal(error: GraphqlError, hasSession: boolean): SecurityEvent['event'] | undefined {
  if (error.extensions?.code === 'TERMS_REQUIRED') return 'terms-required';
  const meaning = getMeaning(error);
  if (meaning === 'unauthenticated') return hasSession ? 'session-ended' : 'unauthorised';
  return meaning === 'forbidden' ? 'forbidden' : undefined;
}

/** A response of the backend or of the portal. */
interface ResponseFacts {
  readonly status: number;
  /** Whether the operation was sent to the backend. */
  readonly isSent: boolean;
  /** Whether the request has a token. */
  readonly hasSession: boolean;
  readonly read: ReadResponse;
}

/** Returns the outcome of a write. */
function getOutcome({ status, isSent, read }: ResponseFacts): SecurityEvent['outcome'] {
  if (!isSent) return status === 429 ? 'delayed' : 'refused';
  if (read !== null && isCleanRejection(read)) return 'failed';
  // The backend may have acted, also if it returned data beside an error.
  return status < 400 && read?.hasResult && read.errors.length === 0 ? 'ok' : 'unknown';
}

/** Returns the event of an operation. */
function getEvent(
  { name: operation, isWrite, isPasswordChange }: RecordedOperation,
  facts: ResponseFacts,
): SecurityEvent {
  const { status, isSent, hasSession, read } = facts;
  const errors = isSent && read !== null ? read.errors : [];
  // A write with data beside an error may have happened.
  const refusalErrors = isWrite && read !== null && !isCleanRejection(read) ? [] : errors;
  const refusalError = refusalErrors.find((error) => getRefusal(error, hasSession) !== undefined);
  const code = getCode(refusalError ?? read?.errors[0]);
  const details = { operation, ...(code !== undefined && { code }) };
  const unauthorised = hasSession ? 'session-ended' : 'unauthorised';
  if (isSent && status === 401) return { event: unauthorised, outcome: 'refused', ...details };
  const refusal = refusalError && getRefusal(refusalError, hasSession);
  if (refusal !== undefined) return { event: refusal, outcome: 'refused', ...details };
  if (!isWrite)
    return { event: 'support-read', outcome: errors.length > 0 ? 'failed' : 'ok', ...details };
  return {
    event: isPasswordChange ? 'password-change' : 'write',
    outcome: getOutcome(facts),
    ...details,
  };
}

/** The longest response of a query that is read, in characters. Refusals are short. */
const maxReadLength = 64_000;

/** Passes a response on as it arrives, and calls `onEnd` with its text; with an empty one if it is long or breaks off. */
function watchText(response: Response, left: AbortSignal, onEnd: (text: string) => void): Response {
  const reader = response.body?.getReader();
  if (reader === undefined) return response;
  const decoder = new TextDecoder();
  let text = '';
  let isLong = false;
  let end = (wholeText: string) => {
    end = () => undefined;
    onEnd(wholeText);
  };
  // Cheaper than a TransformStream.
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await reader.read().catch((error: unknown) => {
        end('');
        // An error would be in the log.
        if (left.aborted) return { done: true, value: undefined } as const;
        throw error;
      });
      if (done) {
        end(isLong ? '' : text);
        return controller.close();
      }
      controller.enqueue(value);
      if (isLong) return;
      text += decoder.decode(value, { stream: true });
      isLong = text.length > maxReadLength;
    },
    cancel: (reason) => {
      end('');
      return reader.cancel(reason);
    },
  });
  return new Response(body, response);
}

/**
 * Records the response of a query, which is passed on as it arrives: a refusal, and what support reads. Of a response
 * above 64,000 characters, or of which the visitor reads only a part, errors are not read.
 */
export const recordQuery = (
  context: Context<PortalEnvironment>,
  operation: RecordedOperation,
  response: Response,
): Response =>
  watchText(response, context.req.raw.signal, (text) => {
    const read = text.includes('"errors"') ? readText(text) : null;
    const hasSession = getTokenCookie(context) !== undefined;
    recordSecurityEvent(
      context,
      getEvent(operation, { status: response.status, isSent: true, hasSession, read }),
    );
  });

/** Records each write, what support reads, and each operation that was refused, in the security log. */
export const recordOperations: MiddlewareHandler<PortalEnvironment> = async (context, next) => {
  await next();
  const operation = context.get('operation');
  const response = context.res;
  if (operation !== undefined && !operation.isWrite && response.status < 400) {
    context.res = recordQuery(context, operation, response);
    return;
  }
  const read = readText(await response.clone().text());
  if (operation !== undefined) {
    const facts = {
      status: response.status,
      isSent: !response.headers.has(notSentHeader),
      hasSession: getTokenCookie(context) !== undefined,
      read,
    };
    const event = getEvent(operation, facts);
    recordSecurityEvent(context, event);
    if (operation.isPayment) count('payments', { outcome: event.outcome });
    return;
  }
  const code = getCode(read?.errors[0]);
  // Without a code, the request was refused before its operation was read, which is recorded there.
  if (code !== undefined)
    recordSecurityEvent(context, { event: 'operation-refused', outcome: 'refused', code });
};
