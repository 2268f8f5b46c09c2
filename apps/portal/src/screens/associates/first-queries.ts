import { firstAssociates } from '@surtidor/data';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { associatesCodec } from './parts/associates-codec.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ parameters }) => [
  firstAssociates(associatesCodec.read(parameters)),
];
