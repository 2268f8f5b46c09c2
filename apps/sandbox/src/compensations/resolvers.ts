import type { Resolvers } from '@surtidor/data/schema';
import { getPage } from '../database/paging.ts';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { listDownloads } from '../environment/list-downloads.ts';
import { findCompensations, toCompensacion } from './list-compensations.ts';
import { openCompensation } from './open-compensation.ts';

/** The words of spec 4 for a compensation that was taken in. */
const sent =
  'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.';

export const compensationsResolvers: Resolvers<SandboxContext> = {
  Query: {
    listarCompensaciones(_, { filter, sort, pageSize, currentPage }, context) {
      const dealer = getDealer(context);
      const found = findCompensations(dealer, filter, sort, getPage(pageSize, currentPage));
      return {
        total_count: found.count,
        items: found.rows.map((row) => toCompensacion(dealer, row)),
        download: listDownloads(dealer, 'compensations', filter, { empty: found.count === 0 }),
      };
    },
  },
  Mutation: {
    crearCompensacion(_, { lines, idempotency_key }, context) {
      const dealer = getDealer(context);
      return {
        idTransaccion: openCompensation(dealer, lines, idempotency_key),
        message: sent,
      };
    },
  },
};
