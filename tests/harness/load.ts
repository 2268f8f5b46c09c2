import { Agent, request } from 'node:https';

/** A request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The result of a load: how many requests were sent, and those that failed. */
export interface LoadResult {
  readonly count: number;
  readonly failures: readonly string[];
}

/** Sends one request and reads the response completely. Returns the status. */
export function sendRequest(
  origin: string,
  { method, path, headers, body }: LoadRequest,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { method, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The certificate of the test is its own. */
export const createAgent = (): Agent => new Agent({ keepAlive: true, rejectUnauthorized: false });

/** Sends requests in turn from several clients until it is stopped. */
export function startLoad(
  origin: string,
  requests: readonly LoadRequest[],
  clients: number,
): () => Promise<LoadResult> {
  let isStopped = false;
  let count = 0;
  const failures: string[] = [];
  const run = async (first: number) => {
    const agent = createAgent();
    for (let n = first; !isStopped; n += 1) {
      const next = requests[n % requests.length];
      if (next === undefined) break;
      count += 1;
      const name = `${next.method} ${next.path}`;
      await sendRequest(origin, next, agent).then(
        (status) => status === 200 || failures.push(`${name}: ${status}`),
        (error: unknown) => failures.push(`${name}: ${error}`),
      );
    }
    agent.destroy();
  };
  const running = Array.from({ length: clients }, (_, index) => run(index));
  return async () => {
    isStopped = true;
    await Promise.all(running);
    return { count, failures };
  };
}
