import type { Bench } from './bench.ts';
import { bytesBench } from './bytes/bytes-bench.ts';
import { documentsBench } from './documents/documents-bench.ts';
import { kitBytesBench } from './kit-bytes/kit-bytes-bench.ts';
import { kitPeersBench } from './kit-peers/kit-peers-bench.ts';
import { longFormsBench } from './long-forms/long-forms-bench.ts';
import { longListBench } from './long-list/long-list-bench.ts';
import { manyInvoicesBench } from './long-list/many-invoices-bench.ts';
import { ordersBench } from './long-list/orders-bench.ts';
import { timelineBench } from './long-list/timeline-bench.ts';
import { notificationsBench } from './notifications/notifications-bench.ts';
import { packageBenches } from './packages/package-benches.ts';
import { paintBench } from './paint/paint-bench.ts';
import { paletteBench } from './palette/palette-bench.ts';
import { profileBench } from './profile/profile-bench.ts';
import { startBench } from './start/start-bench.ts';
import { suiteBench } from './suite/suite-bench.ts';

/** Everything `npm run bench` measures, in the order in which it is printed. */
export const benches: readonly Bench[] = [
  bytesBench,
  paintBench,
  startBench,
  documentsBench,
  longListBench,
  manyInvoicesBench,
  ordersBench,
  timelineBench,
  notificationsBench,
  paletteBench,
  profileBench,
  longFormsBench,
  kitBytesBench,
  kitPeersBench,
  suiteBench,
  packageBenches,
];
