import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';

/** When each question was answered last, of those answered since `began`; epoch milliseconds. */
interface AnswerTimes {
  readonly began: number;
  readonly answered: Map<string, number>;
}

/** By the client of a sign-in: the times end with it. */
const timesOf = new WeakMap<ApolloClient, AnswerTimes>();

const questionOf = (name: string | undefined, variables: unknown): string =>
  `${name} ${JSON.stringify(variables)}`;

/**
 * Remembers from now on when the backend answered what. Nothing of a first view needs it, so it is put
 * before the client's links once there is time. Called again it changes nothing.
 * @param now The present time, in epoch milliseconds.
 */
export function followAnswers(client: ApolloClient, now: () => number): void {
  if (timesOf.has(client)) return;
  const answered = new Map<string, number>();
  timesOf.set(client, { began: now(), answered });
  const follow = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (data) answered.set(questionOf(operation.operationName, operation.variables), now());
      }),
    ),
  );
  client.setLink(ApolloLink.from([follow, client.link]));
}

/** The queries that somebody watches now. */
export const watchedQueries = (client: ApolloClient): ReadonlySet<ObservableQuery> =>
  client.getObservableQueries('active');

/**
 * When the oldest came of what is shown, in epoch milliseconds; null while nothing is. What was
 * answered before `followAnswers` counts as answered then.
 * @param beside Queries that do not count, such as those of the frame around a page.
 */
export function shownSince(
  client: ApolloClient,
  beside: ReadonlySet<ObservableQuery>,
): number | null {
  const times = timesOf.get(client);
  if (times === undefined) return null;
  const shown = [...watchedQueries(client)].filter(
    (query) => !beside.has(query) && query.getCurrentResult().data != null,
  );
  const { began, answered } = times;
  const at = shown.map(
    ({ queryName, variables }) => answered.get(questionOf(queryName, variables)) ?? began,
  );
  return at.length === 0 ? null : Math.min(...at);
}
