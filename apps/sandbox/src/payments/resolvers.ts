import type { Resolvers } from '@surtidor/data/schema';
import { getPage } from '../database/paging.ts';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { consultTransaction } from './consult-transaction.ts';
import { createCashPayment } from './create-cash-payment.ts';
import { createTransaction } from './create-transaction.ts';
import { listTransactions } from './list-transactions.ts';
import { toSession } from './provider-session.ts';

export const paymentsResolvers: Resolvers<SandboxContext> = {
  Query: {
    easyPayContado(_, { filter }, context) {
      const dealer = getDealer(context);
      return toSession(dealer, createCashPayment(dealer, filter));
    },
    listarTransacciones: (_, { filter, pageSize, currentPage }, context) =>
      listTransactions(getDealer(context), filter, getPage(pageSize, currentPage)),
  },
  Mutation: {
    crearTransaccionOnline(_, { lines, idempotency_key }, context) {
      const dealer = getDealer(context);
      return toSession(dealer, createTransaction(dealer, lines, idempotency_key));
    },
    consultarUuidYDesbloquearDocumentos: (_, { uuid }, context) =>
      consultTransaction(getDealer(context), uuid),
  },
};
