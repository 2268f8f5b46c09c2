import type { Resolvers } from '@surtidor/data/schema';
import { pageOf } from '../database/paging.ts';
import { dealerOf, type SandboxContext } from '../environment/context.ts';
import { listDownloads } from '../environment/list-downloads.ts';
import { findCompensations, toCompensacion } from './list-compensations.ts';
import { openCompensation } from './open-compensation.ts';

/** The words of spec 4 for a compensation that was taken in. */
const sent =
  'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.';

export const compensationsResolvers: Resolvers<SandboxContext> = {
  Query: {
    listarCompensaciones(_, { filter, sort, pageSize, currentPage }, context) {
      const dealer = dealerOf(context);
      const found = findCompensations(dealer, filter, sort, pageOf(pageSize, currentPage));
      return {
        total_count: found.count,
        items: found.rows.map((row) => toCompensacion(dealer, row)),
        download: listDownloads(dealer, 'compensations', filter, { empty: found.count === 0 }),
      };
    },
  },
  Mutation: {
    crearCompensacion(_, { lines, idempotency_key }, context) {
      const dealer = dealerOf(context);
      return {
        idTransaccion: openCompensation(dealer, lines, idempotency_key),
        message: sent,
      };
    },
  },
};
