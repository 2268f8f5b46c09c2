import type { Resolvers } from '@surtidor/data/schema';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { listCertificates } from './list-certificates.ts';
import { requestCertificate } from './request-certificate.ts';

/** Resolvers for sales certificates (spec 7). */
export const certificatesResolvers: Resolvers<SandboxContext> = {
  Query: {
    listarCertificadoVenta: (_, args, context) => listCertificates(getDealer(context), args),
  },
  Mutation: {
    solicitarCertificadoVentas: (_, { input }, context) =>
      requestCertificate(getDealer(context), input),
  },
};
