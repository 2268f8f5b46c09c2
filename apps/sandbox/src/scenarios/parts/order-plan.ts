import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import type { Rng } from '../rng/rng.ts';

/** Status and age of an order to generate. */
export interface OrderPlan {
  readonly status: OrderStatusCode;
  readonly daysAgo: number;
}

/** Recent orders with every status of sets A and B, so that the first pages show all of them. */
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

const recentStatuses: readonly [OrderStatusCode, ...OrderStatusCode[]] = [
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
const pastStatuses: readonly [OrderStatusCode, ...OrderStatusCode[]] = [
  '5',
  '5',
  '5',
  '5',
  '5',
  '5',
  '6',
  '9',
];

/** Plans `count` orders: two thirds in the last 60 days, the others in the last 15 months. */
export function planOrders(rng: Rng, count: number): readonly OrderPlan[] {
  const randomPlans = Array.from(
    { length: Math.max(0, count - everyStatus.length) },
    (_, index) => {
      const daysAgo = index % 3 === 2 ? rng.int(61, 450) : rng.int(0, 60);
      return { daysAgo, status: rng.pick(daysAgo < 7 ? recentStatuses : pastStatuses) };
    },
  );
  return [...everyStatus, ...randomPlans].slice(0, count).sort((a, b) => b.daysAgo - a.daysAgo);
}
