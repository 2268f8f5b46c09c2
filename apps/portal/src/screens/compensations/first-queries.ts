import { firstCompensations } from '@surtidor/data';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { compensationCodec } from './parts/compensation-codec.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ parameters, today }) => [
  firstCompensations(compensationCodec(today).read(parameters)),
];
