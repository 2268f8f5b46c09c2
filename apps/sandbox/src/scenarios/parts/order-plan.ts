import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import type { Rng } from '../rng/rng.ts';

/** An order to be invented. */
export interface OrderPlan {
  readonly status: OrderStatusCode;
  readonly daysAgo: number;
}

/** Every status of sets A and B at recent days, so that each shows without looking for it. */
const everyStatus: readonly OrderPlan[] = [
  { status: '-1.5', daysAgo: 0 },
  { status: '1', daysAgo: 0 },
  { status: '-1', daysAgo: 1 },
  { status: '2', daysAgo: 1 },
  { status: '-2', daysAgo: 2 },
  { status: '3', daysAgo: 2 },
  { status: '4', daysAgo: 3 },
  { status: '5', daysAgo: 4 },
  { status: '6', daysAgo: 5 },
  { status: '9', daysAgo: 6 },
];

const young: readonly [OrderStatusCode, ...OrderStatusCode[]] = [
  '-1.5',
  '-1',
  '-2',
  '1',
  '1',
  '2',
  '2',
  '3',
  '3',
  '4',
  '4',
  '5',
];
const old: readonly [OrderStatusCode, ...OrderStatusCode[]] = [
  '5',
  '5',
  '5',
  '5',
  '5',
  '5',
  '6',
  '9',
];

/** A plan for `count` orders: two thirds of them within the last 60 days, the rest within 15 months. */
export function planOrders(rng: Rng, count: number): readonly OrderPlan[] {
  const rest = Array.from({ length: Math.max(0, count - everyStatus.length) }, (_, index) => {
    const daysAgo = index % 3 === 2 ? rng.int(61, 450) : rng.int(0, 60);
    return { daysAgo, status: rng.pick(daysAgo < 7 ? young : old) };
  });
  return [...everyStatus, ...rest].slice(0, count).sort((a, b) => b.daysAgo - a.daysAgo);
}
