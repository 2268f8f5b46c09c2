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

/** A GraphQL answer with its HTTP status; `body` is null where it was no GraphQL answer. */
export interface Answer {
  readonly status: number;
  readonly body: z.infer<typeof answerSchema> | null;
}

/** What is posted to the backend. */
export interface Question {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** A signed-in customer's token; left out for a stranger. */
  readonly token?: string;
  /** Replaces the store of the examination. */
  readonly store?: string;
}

/** Posts to the backend under test. */
export interface Endpoint {
  readonly request: (question: Question) => Promise<Answer>;
  /** Posts any JSON, for what is no operation. */
  readonly post: (body: unknown) => Promise<Answer>;
}

/** How many requests are under way at once: a backend in use must not notice the check. */
const concurrency = 6;

/** Runs tasks a few at a time. */
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
 * The backend at `url`.
 * @param store The `Store` header of every request.
 * @param signal Ends every request when the time for the whole check is over.
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
