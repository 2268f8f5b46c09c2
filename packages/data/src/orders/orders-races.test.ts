import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPagedStore } from '../shared/paged-store.ts';
import { tinyBackend } from '../test-support/tiny-backend.ts';
import { watch } from '../test-support/watch.ts';
import { ordersQuery } from './orders.ts';

const statuses = ['1', '4', '5', '6', '2'];

interface Asked {
  readonly filter?: { readonly estado_pedido?: { readonly eq?: string } };
  readonly currentPage?: number;
}

const rowsOf = ({ filter, currentPage = 1 }: Asked) => {
  const status = filter?.estado_pedido?.eq ?? '';
  return {
    size: 2,
    data: Array.from({ length: 2 }, (_, at) => ({
      id_pedido: Number(status) * 1000 + currentPage * 100 + at,
      estado_pedido: status,
      valor: '0',
    })),
  };
};

/** Answers that wait until they are let go, one by one. */
let held: (() => void)[] = [];
let allAsked = Promise.withResolvers<void>();

const backend = tinyBackend({
  Query: {
    OrderTraceability: (asked) =>
      new Promise((resolve) => {
        held.push(() => resolve(rowsOf(asked)));
        if (held.length === statuses.length) allAsked.resolve();
      }),
  },
});

test('filters changed quickly show the last one’s rows only, in whatever order answers come', async () => {
  let run = 0;
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  await fc.assert(
    fc.asyncProperty(orders, async (arrival) => {
      held = [];
      allAsked = Promise.withResolvers();
      run += 1;
      const own = { num_pedido: { eq: String(run) } };
      const stores = statuses.map((status) => {
        const filter = { ...own, estado_pedido: { eq: status } };
        const store = createPagedStore(backend, ordersQuery, { filter, sort: 'fecha_pedido' });
        return { store, leave: store.subscribe(() => undefined) };
      });
      const last = stores.at(-1);
      if (!last) throw new Error('There are filters');
      const list = watch(last.store);
      await allAsked.promise;
      // The filters before were left, as a screen leaves them.
      for (const { leave } of stores.slice(0, -1)) leave();
      for (const at of arrival) held[at]?.();
      const { state } = await list.until((shown) => shown.state.kind === 'ready');
      const shown = state.kind === 'ready' ? state.items.map(({ statusCode }) => statusCode) : [];
      expect(new Set(shown)).toEqual(new Set([statuses.at(-1)]));
      list.stop();
      last.leave();
    }),
    { numRuns: 40 },
  );
}, 240_000);
