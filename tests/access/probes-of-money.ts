import { permissionNames } from '@surtidor/domain/vocabulary';
import type { Probe } from './probe.ts';
import type { Document, Target } from './targets.ts';

const paymentLine = (document: Document) => ({
  numero_documento: document.number,
  numero_factura: document.invoice,
  fecha_vencimiento: document.due,
  monto_documento: document.balance,
  monto_transaccion: document.balance,
  tipo_transaccion: 'total',
});

const compensationLine = (document: Document, tipo: 'INVOICE' | 'PAYMENT') => ({
  tipo,
  num_documento: document.number,
  num_factura: document.invoice,
  monto: document.balance,
});

const file = (document: Document) => `document/${document.id}`;
const bono = ({ client, purchase }: Target) => ({
  customer: client,
  monto: '20000.00',
  cantidad: 1,
  email: 'bono@ejemplo.example',
  reward: 'Combustible',
  tipo_bono: 'Combustible',
  uuid: purchase.uuid,
});

/** Account, payments, compensations and vouchers. */
export const moneyProbes = {
  AccountStatus: {
    query: `query ($number: String!) { AccountStatus(filter: { num_documento: { eq: $number } }) {
      data { codigo_cliente lines { num_factura } } } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    shows: ({ invoice }) => invoice.invoice,
  },
  AccountHistory: {
    query: `query ($client: String!) { AccountHistory(clientCode: $client) {
      data { nombre_cliente lines { num_factura } } } }`,
    variables: ({ client }) => ({ client }),
    shows: () => '"lines":[{',
  },
  AccountStatusHistory: {
    query: `query ($number: String!) { AccountStatusHistory(detailFilter: { num_documento: { eq: $number } }) {
      data { lines { numero_factura } } } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    shows: ({ invoice }) => invoice.invoice,
  },
  ClassDocuments: { query: '{ ClassDocuments { nombre } }' },
  documentos: {
    query: `query ($number: String!) { documentos(paymentType: PSE, documentType: INVOICE,
      filter: { num_documento: { eq: $number } }) { items { num_factura } } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    shows: ({ invoice }) => invoice.invoice,
    // A filter leaves the dashboard's first page (reading 70).
    anyOf: [permissionNames.pendingInvoices],
  },
  generatedPDFAccountHistoryDetails: {
    query: `mutation ($id: Int!) {
      generatedPDFAccountHistoryDetails(id_histocta_detalle: $id) { pdf { url } } }`,
    variables: ({ invoice }) => ({ id: invoice.history }),
    shows: ({ invoice }) => file(invoice),
  },
  generatedPDFAccountStatusDetails: {
    query: `mutation ($id: Int!) {
      generatedPDFAccountStatusDetails(id_edocta_detalle: $id) { pdf { url } } }`,
    variables: ({ invoice }) => ({ id: invoice.id }),
    shows: ({ invoice }) => file(invoice),
  },
  crearTransaccionOnline: {
    query: `mutation ($lines: [TransaccionOnlineLineInput!]!) {
      crearTransaccionOnline(lines: $lines) { uuid } }`,
    variables: ({ invoice }) => ({ lines: [paymentLine(invoice)] }),
  },
  easyPayContado: {
    query: 'query { easyPayContado(filter: { id_segment: "1100", amount: "5000.00" }) { uuid } }',
  },
  listarTransacciones: {
    query: `query ($uuid: String!) { listarTransacciones(filter: { uuid: { eq: $uuid } }) {
      items { nombre_usuario estado total } } }`,
    variables: ({ attempt }) => ({ uuid: attempt.uuid }),
    shows: () => '"total":',
  },
  consultarUuidYDesbloquearDocumentos: {
    query:
      'mutation ($uuid: String!) { consultarUuidYDesbloquearDocumentos(uuid: $uuid) { status } }',
    variables: ({ attempt }) => ({ uuid: attempt.uuid }),
    shows: () => '"PENDIENTE"',
    colleague: 'payments',
  },
  crearCompensacion: {
    query: `mutation ($lines: [CompensacionLineInput!]!) {
      crearCompensacion(lines: $lines) { idTransaccion } }`,
    variables: ({ invoice, payment }) => ({
      lines: [compensationLine(invoice, 'INVOICE'), compensationLine(payment, 'PAYMENT')],
    }),
  },
  listarCompensaciones: {
    query: `query ($id: String!) { listarCompensaciones(filter: { id_compensacion: { eq: $id } }) {
      items { id_transaccion } } }`,
    variables: ({ compensation }) => ({ id: String(compensation.id) }),
    shows: ({ compensation }) => compensation.uuid,
  },
  getBonosProductoConfig: { query: '{ getBonosSurtidorConfig { usos { uso } } }' },
  getBonosProducto: {
    query: 'query ($uuid: String!) { getBonosSurtidor(uuid: $uuid) { email } }',
    variables: ({ purchase }) => ({ uuid: purchase.uuid }),
    shows: ({ purchase }) => purchase.email,
  },
  addProductoBono: {
    query: 'mutation ($bonos: [BonoInput!]!) { addSurtidorBono(bonos: $bonos) { email } }',
    variables: (target) => ({ bonos: [bono(target)] }),
    shows: ({ purchase }) => purchase.email,
  },
} as const satisfies Readonly<Record<string, Probe>>;
