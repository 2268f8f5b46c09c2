import type { Resolvers } from '@surtidor/data/schema';
import { getPage } from '../database/paging.ts';
import { type Dealer, getDealer, type SandboxContext } from '../environment/context.ts';
import { listDownloads } from '../environment/list-downloads.ts';
import { rejectOtherClient } from '../environment/reject-other-client.ts';
import { formatMinor } from '../shared/money.ts';
import { listMovements } from './account-history.ts';
import { listOpenDocuments } from './account-status.ts';
import { findDocument, toPdfResponse } from './document-pdf.ts';
import { resolveDocumentos } from './resolve-documentos.ts';
import { toDocumento } from './to-documento.ts';
import { toHistoryLine } from './to-history-line.ts';

const getHeader = ({ client }: Dealer) => ({
  codigo_cliente: client.cliente,
  nombre_cliente: client.nombre,
  numero_cuenta: client.numero_cuenta,
  sociedad: client.codigoCompania,
});

export const accountsResolvers: Resolvers<SandboxContext> = {
  Query: {
    AccountStatus(_, { filter, sort, pageSize, currentPageDetails }, context) {
      const dealer = getDealer(context);
      rejectOtherClient(dealer, filter?.codigo_cliente);
      const result = listOpenDocuments(dealer, filter, sort, getPage(pageSize, currentPageDetails));
      const entry = {
        ...getHeader(dealer),
        id_edocta: dealer.client.id_edocta,
        tipo_cuenta: dealer.client.tipoCuenta,
        subtotal: formatMinor(result.subtotal),
        sizeDetails: result.count,
        lines: result.rows.map((row) => toDocumento(dealer, row, 'open')),
      };
      const isEmpty = result.count === 0;
      return {
        size: isEmpty ? 0 : 1,
        data: isEmpty ? [] : [entry],
        download: listDownloads(dealer, 'account-status', filter, {
          isEmpty,
          certificate: true,
        }),
      };
    },
    AccountHistory(_, { clientCode, detailFilter, pageSize, currentPage }, context) {
      const dealer = getDealer(context);
      rejectOtherClient(dealer, { eq: clientCode ?? null });
      const result = listMovements(dealer, detailFilter, 'DESC', getPage(pageSize, currentPage));
      const entry = {
        ...getHeader(dealer),
        subtotal: formatMinor(result.subtotal),
        sizeDetails: result.count,
        lines: result.rows.map((row) => toDocumento(dealer, row, 'original')),
      };
      const isEmpty = result.count === 0;
      return {
        size: isEmpty ? 0 : 1,
        data: isEmpty ? [] : [entry],
        download: listDownloads(dealer, 'account-history', detailFilter, { isEmpty }),
      };
    },
    AccountStatusHistory(_, { clientCode, detailFilter, pageSize, currentPage }, context) {
      const dealer = getDealer(context);
      rejectOtherClient(dealer, { eq: clientCode ?? null });
      const result = listMovements(dealer, detailFilter, 'ASC', getPage(pageSize, currentPage));
      const isEmpty = result.count === 0;
      const entry = {
        ...getHeader(dealer),
        id_histocuenta: dealer.client.id_histocuenta,
        tipo_documento_cuenta: dealer.client.tipoNit,
        tipo_estado: 'HISTORICO',
        subtotal: formatMinor(result.subtotal),
        sizeDetails: result.count,
        created_at_header: result.rows.at(0)?.created_at ?? null,
        updated_at_header: dealer.instant,
        lines: result.rows.map(toHistoryLine),
      };
      return {
        size: isEmpty ? 0 : 1,
        data: isEmpty ? [] : [entry],
        download: listDownloads(dealer, 'account-history', detailFilter, {
          isEmpty,
          certificate: true,
        }),
      };
    },
    ClassDocuments: (_, _arguments, { db }) =>
      db.all<{ nombre: string; agrupacion: string }>(
        'select nombre, agrupacion from document_classes order by sort_order',
      ),
    documentos: (_, args, context) => resolveDocumentos(getDealer(context), args),
  },
  Mutation: {
    generatedPDFAccountHistoryDetails(_, { id_histocta_detalle }, context) {
      const dealer = getDealer(context);
      return toPdfResponse(dealer, findDocument(dealer, 'history', id_histocta_detalle));
    },
    generatedPDFAccountHistoryDetailsTimeLine(_, { id }, context) {
      const dealer = getDealer(context);
      return toPdfResponse(dealer, findDocument(dealer, 'timeline', id));
    },
    generatedPDFAccountStatusDetails(_, { id_edocta_detalle }, context) {
      const dealer = getDealer(context);
      return toPdfResponse(dealer, findDocument(dealer, 'status', id_edocta_detalle));
    },
    getUrlInvoiceGurusoft(_, { cufe }, context) {
      const dealer = getDealer(context);
      const { pdf } = toPdfResponse(dealer, findDocument(dealer, 'cufe', cufe));
      return { download: { pdf: { url: pdf.url, status: pdf.status, mensaje: pdf.menssage } } };
    },
  },
};
