import type { Resolvers } from '@surtidor/data/schema';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { resolveCreditLine } from './credit-line.ts';
import { findLoadOrder, findRemission } from './order-documents.ts';
import { resolveOrderPage } from './resolve-order-page.ts';

/** Resolvers for orders and their documents (spec 7). */
export const ordersResolvers: Resolvers<SandboxContext> = {
  Query: {
    cupoCredito: (_, _arguments, context) => resolveCreditLine(getDealer(context)),
    OrderTraceability: (_, args, context) => resolveOrderPage(getDealer(context), args, 'DESC'),
    OrderTracking: (_, args, context) => resolveOrderPage(getDealer(context), args, 'DESC'),
    OrderTimelineTracking: (_, args, context) => resolveOrderPage(getDealer(context), args, 'ASC'),
    Remissions: (_, { filter }, context) =>
      findRemission(getDealer(context), filter.numero_entrega),
    OrderLoad: (_, { filter }, context) =>
      findLoadOrder(getDealer(context), filter.id_orden_cargue),
  },
};
