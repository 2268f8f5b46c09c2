import { z } from 'zod';

/** The backend could not be asked: it is down, too slow, or answered something else than JSON. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }),
    )
    .optional(),
});

/** A GraphQL answer; `errors` follows the specification of GraphQL. */
export type BackendAnswer = z.infer<typeof answerSchema>;

export interface BackendCall {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly requestId: string;
}

export type CallBackend = (call: BackendCall) => Promise<BackendAnswer>;

/**
 * Asks the GraphQL backend once. Nothing is repeated here: a sign-in asked twice could count as two
 * failures.
 * @throws BackendUnavailable
 */
export function createBackendCaller(url: string, timeoutMs: number): CallBackend {
  return async ({ query, variables, token, requestId }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Request-Id': requestId,
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answerSchema.parse(await response.json());
    } catch (cause) {
      throw new BackendUnavailable('The backend did not answer.', { cause });
    }
  };
}
