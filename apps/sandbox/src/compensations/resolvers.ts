import type { Resolvers } from '@surtidor/data/schema';
import { getPage } from '../database/paging.ts';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { listDownloads } from '../environment/list-downloads.ts';
import { createCompensation } from './create-compensation.ts';
import { findCompensations, toCompensacion } from './list-compensations.ts';

/** The message for an accepted compensation (spec 4). */
const ACCEPTED_MESSAGE =
  'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.';

export const compensationsResolvers: Resolvers<SandboxContext> = {
  Query: {
    listarCompensaciones(_, { filter, sort, pageSize, currentPage }, context) {
      const dealer = getDealer(context);
      const result = findCompensations(dealer, filter, sort, getPage(pageSize, currentPage));
      return {
        total_count: result.count,
        items: result.rows.map((row) => toCompensacion(dealer, row)),
        download: listDownloads(dealer, 'compensations', filter, { isEmpty: result.count === 0 }),
      };
    },
  },
  Mutation: {
    crearCompensacion(_, { lines, idempotency_key }, context) {
      const dealer = getDealer(context);
      return {
        idTransaccion: createCompensation(dealer, lines, idempotency_key),
        message: ACCEPTED_MESSAGE,
      };
    },
  },
};
