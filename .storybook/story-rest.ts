import type { RestResponse } from './portal-parameters.ts';

type RestResponses = Readonly<Record<string, RestResponse>>;

/** Returns the response for a path; a key with a trailing '*' matches any path with that prefix. */
function getResponse(responses: RestResponses, path: string): RestResponse | undefined {
  const matches = (name: string) => name.endsWith('*') && path.startsWith(name.slice(0, -1));
  return responses[path] ?? Object.entries(responses).find(([name]) => matches(name))?.[1];
}

/** Mocks fetches of the given paths. Returns a function that restores the browser's fetch. */
export function mockRest(responses: RestResponses): () => void {
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = getResponse(responses, new URL(url, window.location.href).pathname);
    if (response === undefined) return originalFetch(input, init);
    if (response === 'never') return new Promise(() => {});
    const { status, body } = response;
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status });
  };
  return () => {
    window.fetch = originalFetch;
  };
}
