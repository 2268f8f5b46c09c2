import type { Resolvers } from '@surtidor/data/schema';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { loadOrder, remission } from './order-documents.ts';
import { orderPage } from './order-page.ts';

/** Orders (spec 7): two lists newest first, the timeline oldest first, and their documents. */
export const ordersResolvers: Resolvers<SandboxContext> = {
  Query: {
    OrderTraceability: (_, args, context) => orderPage(getDealer(context), args, 'DESC'),
    OrderTracking: (_, args, context) => orderPage(getDealer(context), args, 'DESC'),
    OrderTimelineTracking: (_, args, context) => orderPage(getDealer(context), args, 'ASC'),
    Remissions: (_, { filter }, context) => remission(getDealer(context), filter.numero_entrega),
    OrderLoad: (_, { filter }, context) => loadOrder(getDealer(context), filter.id_orden_cargue),
  },
};
