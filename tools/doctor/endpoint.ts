import { z } from 'zod';

const answerSchema = z.object({
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
export interface Answer {
  readonly status: number;
  readonly body: z.infer<typeof answerSchema> | null;
}

/** A request to the backend. */
export interface Question {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The token of the signed-in customer; absent for a guest. */
  readonly token?: string;
  /** Overrides the `Store` header. */
  readonly store?: string;
}

/** A client of the backend under test. */
export interface Endpoint {
  readonly request: (question: Question) => Promise<Answer>;
  /** Posts arbitrary JSON. */
  readonly post: (body: unknown) => Promise<Answer>;
}

/** Maximum number of concurrent requests, low so as not to load a live backend. */
const concurrency = 6;

/** Runs tasks with limited concurrency. */
function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
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
  const send = (body: unknown, token?: string, view = store): Promise<Answer> =>
    enqueue(async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(view !== undefined && { Store: view }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      const read = answerSchema.safeParse(await response.json().catch(() => null));
      return { status: response.status, body: read.success ? read.data : null };
    });
  return {
    request: ({ token, store: view, ...question }) => send(question, token, view),
    post: (body) => send(body),
  } satisfies Endpoint;
}
