import { serverTexts } from '@surtidor/domain';
import type { Context, Handler } from 'hono';
import { type DeploymentStores, getRequestStore, getTokenCookie } from '../auth/cookies.ts';
import type { Admission } from '../auth/throttle/sign-in-throttle.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { tracedFetch } from '../telemetry/traced-fetch.ts';
import { createRequestHeaders, createResponseHeaders, isJson, notSentHeader } from './headers.ts';
import { isConnectError } from './is-connect-error.ts';
import { limitPasswordChange } from './password-change.ts';
import { type OperationRules, type Rejection, readRequest } from './read-request.ts';
import { describeOperation } from './record-operation.ts';

/** Responds with a GraphQL error of the proxy, in the shape of the backend's errors. */
const respondWithError = (
  context: Context<PortalEnvironment>,
  status: 400 | 401 | 403 | 429 | 502 | 503 | 504,
  code: string,
  message: string,
  field?: string,
) => context.json({ errors: [{ message, extensions: { code, field } }] }, status);

/** Responds to a request that was not sent, because of a limit. */
function respondWithLimit(
  context: Context<PortalEnvironment>,
  {
    rejection,
    retryAfterSeconds,
  }: { readonly rejection: Rejection; readonly retryAfterSeconds?: number },
) {
  context.header(notSentHeader, '1');
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  const { status, code, message, field } = rejection;
  return respondWithError(context, status, code, message, field);
}

/** Responds when the backend or a gateway did not return JSON. */
const respondUnavailable = (context: Context<PortalEnvironment>, status: number) =>
  context.body(
    JSON.stringify({
      errors: [
        { message: 'The backend is not available', extensions: { code: 'BACKEND_UNAVAILABLE' } },
      ],
    }),
    // A gateway status marks the outcome as unknown, because the backend may have acted.
    status === 503 || status === 504 ? status : 502,
    { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  );

/** Sends an operation to the backend with the session's token and store. */
const forward = (
  context: Context<PortalEnvironment>,
  operation: string,
  body: string,
  { url, timeoutMs, stores }: ProxySettings,
) =>
  tracedFetch(context, { service: 'graphql', operation }, url, {
    method: 'POST',
    headers: createRequestHeaders(context.req.raw.headers, {
      token: getTokenCookie(context),
      store: getRequestStore(context, stores),
      requestId: context.get('requestId'),
    }),
    body,
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), context.req.raw.signal]),
  });

/** Responds to a body that is no GraphQL. A 401 ends the session, regardless of the body. */
function respondToForeignBody(context: Context<PortalEnvironment>, status: number): Response {
  if (status === 401)
    return respondWithError(context, 401, 'UNAUTHORIZED', serverTexts.unauthorized);
  context.get('reportOutage')?.('graphql', `its response is no JSON, with the status ${status}`);
  return respondUnavailable(context, status);
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** Responds to a request that has no response of the backend. */
function respondToFailure(context: Context<PortalEnvironment>, error: unknown): Response {
  context.get('reportOutage')?.('graphql', error);
  if (isConnectError(error)) {
    context.header(notSentHeader, '1');
    return respondWithError(
      context,
      503,
      'BACKEND_NOT_REACHED',
      'The backend could not be reached',
    );
  }
  return isTimeout(error)
    ? respondWithError(context, 504, 'BACKEND_TIMEOUT', 'The backend timed out')
    : respondWithError(context, 502, 'BACKEND_UNAVAILABLE', 'The backend is not available');
}

/** The target, timeout and allowed operations. */
export interface ProxySettings extends OperationRules {
  readonly url: string;
  readonly timeoutMs: number;
  readonly stores: DeploymentStores;
  /** Admits one comparison of the current password in a session, identified by its token. */
  readonly admitPasswordChange: (context: Context, token: string) => Promise<Admission>;
  /** Whether others can guess a new password of the session's user. */
  readonly isGuessable: (context: Context, password: string) => Promise<boolean>;
  /** Counts the payments that an operation opens; returns a rejection above the limits. */
  readonly limitPayments: (
    context: Context,
    query: string,
  ) => Promise<{ readonly rejection: Rejection; readonly retryAfterSeconds: number } | null>;
  /** The IP address of a request; null if unknown. */
  readonly getAddress: (context: Context) => string | null;
}

/**
 * Forwards a GraphQL request with the session's bearer token and streams the response of a query. The timeout covers
 * the whole response, so that a stalled backend cannot hold a connection.
 */
export function graphqlProxy(settings: ProxySettings): Handler<PortalEnvironment> {
  const { admitPasswordChange, isGuessable, limitPayments, getAddress, ...rules } = settings;
  return async (context) => {
    const request = readRequest(await context.req.text(), rules, getAddress(context));
    if ('rejection' in request) {
      const { status, code, message } = request.rejection;
      context.header(notSentHeader, '1');
      return respondWithError(context, status, code, message);
    }
    const operation = describeOperation(request.document);
    context.set('operation', operation);
    const excessPayments = await limitPayments(context, request.query);
    if (excessPayments !== null) return respondWithLimit(context, excessPayments);
    const token = getTokenCookie(context);
    const passwordChange = await limitPasswordChange({
      query: request.query,
      variables: request.variables,
      admit: token === undefined ? null : () => admitPasswordChange(context, token),
      isGuessable: (password) => isGuessable(context, password),
    });
    if (passwordChange !== null && 'rejection' in passwordChange) {
      return respondWithLimit(context, passwordChange);
    }
    try {
      const response = await forward(context, operation.name, request.body, settings);
      if (!isJson(response.headers)) {
        await response.body?.cancel();
        return respondToForeignBody(context, response.status);
      }
      const forwardedResponse = new Response(response.body, {
        status: response.status,
        headers: createResponseHeaders(response.headers),
      });
      if (passwordChange !== null) return await passwordChange.handleResponse(forwardedResponse);
      if (!operation.isWrite) return forwardedResponse;
      // The outcome of a write is unknown if its response breaks off.
      return new Response(await forwardedResponse.text(), forwardedResponse);
    } catch (error) {
      if (isConnectError(error)) await passwordChange?.discard();
      return respondToFailure(context, error);
    }
  };
}
