import type { RestResponse } from './portal-parameters.ts';

type Answers = Readonly<Record<string, RestResponse>>;

/** The answer of a path; a name that ends with '*' stands for every path that begins so. */
function responseOf(responses: Answers, path: string): RestResponse | undefined {
  const matches = (name: string) => name.endsWith('*') && path.startsWith(name.slice(0, -1));
  return responses[path] ?? Object.entries(responses).find(([name]) => matches(name))?.[1];
}

/** Answers fetches of the named paths in the page; the answer puts the browser's own fetch back. */
export function respondToRest(responses: Answers): () => void {
  const own = window.fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = responseOf(responses, new URL(address, window.location.href).pathname);
    if (response === undefined) return own(input, init);
    if (response === 'never') return new Promise(() => {});
    const { status, body } = response;
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status });
  };
  return () => {
    window.fetch = own;
  };
}
