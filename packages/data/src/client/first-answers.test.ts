import { gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createSurtidorClient } from './create-client.ts';
import { beginQueries } from './first-answers.ts';

const document = gql`query Stations($city: String) { stations(city: $city) { name } }`;
const variables = { city: 'Cali' };

/** A backend that answers when it is told to, and counts what it is asked. */
function backend() {
  const waiting: { answer: () => void; fail: () => void }[] = [];
  const requested: unknown[] = [];
  const link = new ApolloLink((operation) => {
    requested.push(operation.variables);
    return new Observable((subscriber) => {
      waiting.push({
        answer: () => {
          subscriber.next({ data: { stations: [{ __typename: 'Station', name: 'Norte' }] } });
          subscriber.complete();
        },
        fail: () => subscriber.error(new Error('lost')),
      });
    });
  });
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    onUnauthorized: () => undefined,
    link,
    retry: { retries: 0 },
  });
  return { client, requested, waiting };
}

let one: ReturnType<typeof backend>;
beforeEach(() => {
  one = backend();
});

const storeContext = { currency: 'COP', timeZone: 'America/Bogota', product: 'Surtidor' } as const;

/** What a screen does that watches the same: its states in the end. */
function watched(client = one.client) {
  const query = {
    document,
    fetchPolicy: 'network-only',
    read: (data: { stations: readonly { name: string }[] }) =>
      data.stations.map(({ name }) => name),
  } as const;
  const store = createRemoteStore(
    { client, storeContext, backendProfile: sandboxProfile },
    query,
    variables,
  );
  store.subscribe(() => undefined);
  return store;
}

const request = (client = one.client) =>
  client.query({ query: document, variables, fetchPolicy: 'no-cache' });
const isQuery = (sent: unknown) => JSON.stringify(sent) === JSON.stringify(variables);
const write = () => one.client.mutate({ mutation: gql`mutation Pay { pay }` });
const quiet = () => new Promise((resolve) => setTimeout(resolve));

describe('a query that was begun with its page', () => {
  it('answers the screen that asks while it is on its way, with one request', async () => {
    beginQueries(one.client, [{ document, variables }]);
    const store = watched();
    one.waiting[0]?.answer();
    await quiet();
    expect(store.getState()).toMatchObject({ kind: 'ready', value: ['Norte'] });
    expect(one.requested).toHaveLength(1);
  });

  it('answers the screen that asks after its answer came, with one request', async () => {
    beginQueries(one.client, [{ document, variables }]);
    one.waiting[0]?.answer();
    await quiet();
    const store = watched();
    await quiet();
    expect(store.getState()).toMatchObject({ kind: 'ready', value: ['Norte'] });
    expect(one.requested).toHaveLength(1);
  });

  it('answers two parts of a screen that ask in one moment', async () => {
    beginQueries(one.client, [{ document, variables }]);
    one.waiting[0]?.answer();
    await quiet();
    const stores = [watched(), watched()];
    await quiet();
    expect(stores.map((store) => store.getState().kind)).toEqual(['ready', 'ready']);
    expect(one.requested).toHaveLength(1);
  });

  it('answers once: whoever asks again asks the backend', async () => {
    beginQueries(one.client, [{ document, variables }]);
    one.waiting[0]?.answer();
    await request();
    await quiet();
    const again = request();
    one.waiting[1]?.answer();
    await again;
    expect(one.requested).toHaveLength(2);
  });

  it('is another than the same with other variables', async () => {
    beginQueries(one.client, [{ document, variables: { city: 'Pasto' } }]);
    const answer = request();
    one.waiting[1]?.answer();
    await answer;
    expect(one.requested).toEqual([{ city: 'Pasto' }, variables]);
  });

  it('is no answer once it failed: the screen asks anew', async () => {
    beginQueries(one.client, [{ document, variables }]);
    one.waiting[0]?.fail();
    await quiet();
    const answer = request();
    one.waiting[1]?.answer();
    await expect(answer).resolves.toMatchObject({ data: { stations: [{ name: 'Norte' }] } });
  });

  it.each([
    ['another page begins', () => beginQueries(one.client, [])],
    ['something is written', () => void write().catch(() => undefined)],
  ])('is forgotten when %s', async (_, leave) => {
    beginQueries(one.client, [{ document, variables }]);
    one.waiting[0]?.answer();
    leave();
    await quiet();
    const answer = request();
    one.waiting.at(-1)?.answer();
    await answer;
    expect(one.requested.filter(isQuery)).toHaveLength(2);
  });

  it('is forgotten ten seconds after it came', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    beginQueries(one.client, [{ document, variables }]);
    one.waiting[0]?.answer();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    const answer = request();
    one.waiting[1]?.answer();
    await answer;
    expect(one.requested).toHaveLength(2);
  });

  it('waits for a screen that takes as long as its own answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    beginQueries(one.client, [{ document, variables }]);
    vi.advanceTimersByTime(30_000);
    one.waiting[0]?.answer();
    const answer = request();
    vi.useRealTimers();
    await answer;
    expect(one.requested).toHaveLength(1);
  });

  it('is never the answer of another sign-in', async () => {
    beginQueries(one.client, [{ document, variables }]);
    const other = backend();
    const answer = request(other.client);
    other.waiting[0]?.answer();
    await answer;
    expect(other.requested).toHaveLength(1);
  });

  it('is not asked where the cache will do and has it', async () => {
    const known = one.client.query({ query: document, variables });
    one.waiting[0]?.answer();
    await known;
    beginQueries(one.client, [{ document, variables, reuse: true }, false]);
    expect(one.requested).toHaveLength(1);
  });
});
