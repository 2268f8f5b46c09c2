import type { Bench } from './bench.ts';
import { bytesBench } from './bytes/bytes-bench.ts';
import { kitPeersBench } from './kit-peers/kit-peers-bench.ts';
import { longListBench } from './long-list/long-list-bench.ts';
import { ordersBench } from './long-list/orders-bench.ts';
import { paintBench } from './paint/paint-bench.ts';

/** Everything `npm run bench` measures, in the order in which it is printed. */
export const benches: readonly Bench[] = [
  bytesBench,
  paintBench,
  longListBench,
  ordersBench,
  kitPeersBench,
];
