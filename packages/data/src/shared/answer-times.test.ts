import { expect, test } from 'vitest';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { tinyBackend } from '../test-support/tiny-backend.ts';
import { settle, watch } from '../test-support/watch.ts';
import { followAnswers, shownSince, watchedQueries } from './answer-times.ts';
import { createRemoteStore, type DataContext } from './remote-store.ts';

const query = { ...latestOrdersQuery, freshness: 'reuse' as const };
const answer = () => ({
  size: 1,
  data: [{ id_pedido: 1, num_pedido: 'A', valor: '1.00' }],
});
const backend = () => tinyBackend({ Query: { OrderTraceability: answer } });

/** A page that shows the orders of a client. */
const opened = async (dataContext: DataContext, client: string) => {
  const page = watch(createRemoteStore(dataContext, query, { client, pageSize: 4 }));
  await page.until(({ kind }) => kind === 'ready');
  return page;
};

test('a page is as old as the oldest of what it shows from an earlier one', async () => {
  const dataContext = backend();
  const { client } = dataContext;
  let now = 100;
  followAnswers(client, () => now);
  for (const name of ['C1', 'C2']) {
    (await opened(dataContext, name)).stop();
    now += 100;
  }
  await settle();
  expect(shownSince(client, new Set())).toBeNull();
  await opened(dataContext, 'C2');
  expect(shownSince(client, new Set())).toBe(200);
  const beside = watchedQueries(client);
  await opened(dataContext, 'C1');
  expect(shownSince(client, new Set())).toBe(100);
  expect(shownSince(client, beside)).toBe(100);
  expect(shownSince(client, watchedQueries(client))).toBeNull();
});

test('what came before anybody followed is as old as that, and following twice is once', async () => {
  const dataContext = backend();
  await opened(dataContext, 'C1');
  expect(shownSince(dataContext.client, new Set())).toBeNull();
  followAnswers(dataContext.client, () => 300);
  followAnswers(dataContext.client, () => 400);
  expect(shownSince(dataContext.client, new Set())).toBe(300);
});
