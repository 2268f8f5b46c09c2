import { buildDocumentTypesRequest, buildRolesRequest } from '@surtidor/data';
import type { GetInitialQueries } from '../../platform/routes/initial-queries.ts';

/** Returns the initial queries of the screen. */
export const getInitialQueries: GetInitialQueries = () => [
  buildRolesRequest(),
  buildDocumentTypesRequest(),
];
