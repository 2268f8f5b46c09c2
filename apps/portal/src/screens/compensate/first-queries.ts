import { firstCompensableDocuments } from '@surtidor/data';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { everyDocument } from './parts/every-document.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = () => [
  firstCompensableDocuments('payment', everyDocument.payment),
  firstCompensableDocuments('invoice', everyDocument.invoice),
];
