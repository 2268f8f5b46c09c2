import { buildCompensableDocumentsRequest } from '@surtidor/data';
import type { GetInitialQueries } from '../../platform/routes/initial-queries.ts';
import { initialParams } from './parts/use-compensation-workspace.ts';

/** Returns the initial queries of the screen. */
export const getInitialQueries: GetInitialQueries = () => [
  buildCompensableDocumentsRequest('payment', initialParams.payment),
  buildCompensableDocumentsRequest('invoice', initialParams.invoice),
];
