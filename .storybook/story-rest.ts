import type { RestAnswer } from './portal-scene.ts';

/** Answers fetches of the named paths in the page; the answer puts the browser's own fetch back. */
export function answerRest(answers: Readonly<Record<string, RestAnswer>>): () => void {
  const own = window.fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = answers[new URL(address, window.location.href).pathname];
    if (answer === undefined) return own(input, init);
    if (answer === 'never') return new Promise(() => {});
    return Response.json(answer.body, { status: answer.status });
  };
  return () => {
    window.fetch = own;
  };
}
