import type { RestAnswer } from './portal-parameters.ts';

type Answers = Readonly<Record<string, RestAnswer>>;

/** The answer of a path; a name that ends with '*' stands for every path that begins so. */
function answerOf(answers: Answers, path: string): RestAnswer | undefined {
  const begins = (name: string) => name.endsWith('*') && path.startsWith(name.slice(0, -1));
  return answers[path] ?? Object.entries(answers).find(([name]) => begins(name))?.[1];
}

/** Answers fetches of the named paths in the page; the answer puts the browser's own fetch back. */
export function answerRest(answers: Answers): () => void {
  const own = window.fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = answerOf(answers, new URL(address, window.location.href).pathname);
    if (answer === undefined) return own(input, init);
    if (answer === 'never') return new Promise(() => {});
    const { status, body } = answer;
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status });
  };
  return () => {
    window.fetch = own;
  };
}
