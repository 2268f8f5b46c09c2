import { withHttpStatus } from '@surtidor/data/errors';
import type { Context } from 'hono';
import { z } from 'zod';
import type { PortalEnvironment } from '../portal-environment.ts';
import { tracedFetch } from '../telemetry/traced-fetch.ts';

const responseSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }),
    )
    .optional(),
});

/** A GraphQL response; its errors include the HTTP status if it is not a success. */
export type BackendResponse = z.infer<typeof responseSchema>;

export interface BackendCall {
  /** The operation, in the names of the contract. */
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  /** Sent as the `Store` header; the deployment's default store by default. */
  readonly store?: string;
}

/** Calls the backend for a request. Returns null if it is down, times out or does not return JSON. */
export type CallBackend = (
  context: Context<PortalEnvironment>,
  call: BackendCall,
) => Promise<BackendResponse | null>;

export interface BackendCallerOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly defaultStore: string;
  /** Sent as `X-ReCaptcha`, for a shop that requires it. */
  readonly recaptchaToken?: string | undefined;
  /** Returns an operation with the fields and names of the deployment's backend. */
  readonly adapt: (query: string) => string;
}

const getName = (query: string) => /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';

/** Calls the GraphQL backend once, without retries, because a repeated sign-in could count as two failures. */
export function createBackendCaller({
  url,
  timeoutMs,
  defaultStore,
  recaptchaToken,
  adapt,
}: BackendCallerOptions): CallBackend {
  return async (context, { query, variables, token, store = defaultStore }) => {
    try {
      const response = await tracedFetch(
        context,
        { service: 'graphql', operation: getName(query) },
        url,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Request-Id': context.get('requestId'),
            Store: store,
            ...(recaptchaToken !== undefined && { 'X-ReCaptcha': recaptchaToken }),
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ query: adapt(query), variables }),
          // Credentials must not follow a redirect.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        },
      );
      const { data, errors } = responseSchema.parse(await response.json());
      return { data, errors: errors?.map((error) => withHttpStatus(error, response.status)) };
    } catch (error) {
      context.get('reportOutage')?.('graphql', error);
      return null;
    }
  };
}
