import { buildCompensationsRequest } from '@surtidor/data';
import type { GetInitialQueries } from '../../platform/routes/initial-queries.ts';
import { createCompensationCodec } from './parts/compensation-filter.tsx';

/** Returns the initial queries of the screen. */
export const getInitialQueries: GetInitialQueries = ({ parameters, today }) => [
  buildCompensationsRequest(createCompensationCodec(today).read(parameters)),
];
