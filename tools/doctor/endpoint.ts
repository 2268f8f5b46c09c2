import { z } from 'zod';

const responseSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});

/** A response with its HTTP status; `body` is null if it is not a GraphQL response. */
export interface EndpointResponse {
  readonly status: number;
  readonly body: z.infer<typeof responseSchema> | null;
}

/** A request to the backend. */
export interface EndpointRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The token of the signed-in customer; absent for a guest. */
  readonly token?: string;
  /** Overrides the `Store` header. */
  readonly store?: string;
}

/** A client of the backend under test. */
export interface Endpoint {
  readonly request: (request: EndpointRequest) => Promise<EndpointResponse>;
  /** Posts arbitrary JSON. */
  readonly post: (body: unknown) => Promise<EndpointResponse>;
}

/** Maximum number of concurrent requests; low, because the backend may be in production. */
const concurrency = 6;

/** Returns a function that runs tasks with limited concurrency. */
function createQueue() {
  const waitingTasks: (() => void)[] = [];
  let runningCount = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (runningCount >= concurrency)
      await new Promise<void>((resolve) => waitingTasks.push(resolve));
    runningCount += 1;
    try {
      return await task();
    } finally {
      runningCount -= 1;
      waitingTasks.shift()?.();
    }
  };
}

/**
 * Creates a client of the backend at `url`.
 * @param store The `Store` header of every request.
 * @param signal Aborts every request when the whole check times out.
 */
export function createEndpoint(url: string, store: string | undefined, signal: AbortSignal) {
  const enqueue = createQueue();
  const send = (body: unknown, token?: string, storeView = store): Promise<EndpointResponse> =>
    enqueue(async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(storeView !== undefined && { Store: storeView }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      const parsed = responseSchema.safeParse(await response.json().catch(() => null));
      return { status: response.status, body: parsed.success ? parsed.data : null };
    });
  return {
    request: ({ token, store: view, ...payload }) => send(payload, token, view),
    post: (body) => send(body),
  } satisfies Endpoint;
}
