import { withHttpStatus } from '@surtidor/data/errors';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { z } from 'zod';

/** Thrown when the backend is down, times out or does not return JSON. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}

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
  readonly store?: StoreCode;
  readonly requestId: string;
}

export type CallBackend = (call: BackendCall) => Promise<BackendResponse>;

export interface BackendCallerOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly defaultStore: StoreCode;
  /** Returns an operation with the fields and names of the deployment's backend. */
  readonly adapt: (query: string) => string;
}

/**
 * Calls the GraphQL backend once, without retries, because a repeated sign-in could count as two failures.
 * @throws BackendUnavailable
 */
export function createBackendCaller({
  url,
  timeoutMs,
  defaultStore,
  adapt,
}: BackendCallerOptions): CallBackend {
  return async ({ query, variables, token, store = defaultStore, requestId }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Request-Id': requestId,
          Store: store,
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query: adapt(query), variables }),
        // Credentials must not follow a redirect.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { data, errors } = responseSchema.parse(await response.json());
      return { data, errors: errors?.map((error) => withHttpStatus(error, response.status)) };
    } catch (cause) {
      throw new BackendUnavailable('The backend did not respond.', { cause });
    }
  };
}
