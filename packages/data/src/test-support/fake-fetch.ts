import type { Fetch } from '../shared/transport/fetch-json.ts';

/** An operation as it was sent. */
export interface SentOperation {
  readonly operationName: string;
}

/** One POST as the fake server saw it. */
export interface SeenRequest {
  readonly uri: string;
  /** The parsed JSON of the body: one operation, or several. */
  readonly body: SentOperation | readonly SentOperation[];
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
}

type Answer = (request: SeenRequest) => Response | Promise<Response>;

/** A fetch that answers from the test and remembers what it was asked. */
export function fakeFetch(answer: Answer) {
  const seen: SeenRequest[] = [];
  const fetch: Fetch = (uri, init) => {
    const request = {
      uri,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
      signal: init.signal ?? undefined,
    };
    seen.push(request);
    // A request that is given up rejects like the browser's, even when no answer ever comes.
    const givenUp = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([Promise.resolve().then(() => answer(request)), givenUp]);
  };
  return { fetch, seen };
}

/** The operations of a POST, whether it carried one or several. */
export const operationsOf = ({ body }: SeenRequest): readonly SentOperation[] => [body].flat();

/** Answers every operation of a POST with `{ping: its name}`. */
export function pingAnswer(request: SeenRequest): Response {
  const answers = operationsOf(request).map(({ operationName }) => ({
    data: { ping: operationName },
  }));
  return Response.json(Array.isArray(request.body) ? answers : answers[0]);
}
