import { permissionNames } from '@surtidor/domain/vocabulary';
import type { Document, Target } from './get-target.ts';
import type { Probe } from './probe.ts';

/** The permissions to ask about an invoice; about orders and payments, others suffice. */
const invoicePermissions = [
  permissionNames.pendingInvoices,
  permissionNames.accountHistory,
  permissionNames.accountStatus,
] as const;

const createPaymentLine = (document: Document) => ({
  numero_documento: document.number,
  numero_factura: document.invoice,
  fecha_vencimiento: document.dueDate,
  monto_documento: document.balance,
  monto_transaccion: document.balance,
  tipo_transaccion: 'total',
});

const createCompensationLine = (document: Document, tipo: 'INVOICE' | 'PAYMENT') => ({
  tipo,
  num_documento: document.number,
  num_factura: document.invoice,
  monto: document.balance,
});

const getFilePath = (document: Document) => `document/${document.id}`;
const createVoucher = ({ client, purchase }: Target) => ({
  customer: client,
  monto: '20000.00',
  cantidad: 1,
  email: 'bono@ejemplo.example',
  reward: 'Combustible',
  tipo_bono: 'Combustible',
  uuid: purchase.uuid,
});

/** Probes for the account, payments, compensations and vouchers. */
export const moneyProbes = {
  AccountStatus: {
    query: `query ($number: String!) { AccountStatus(filter: { num_documento: { eq: $number } }) {
      data { codigo_cliente lines { num_factura } } } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    getExpectedText: ({ invoice }) => invoice.invoice,
  },
  AccountHistory: {
    query: `query ($client: String!) { AccountHistory(clientCode: $client) {
      data { nombre_cliente lines { num_factura } } } }`,
    variables: ({ client }) => ({ client }),
    getExpectedText: () => '"lines":[{',
  },
  AccountStatusHistory: {
    query: `query ($number: String!) { AccountStatusHistory(detailFilter: { num_documento: { eq: $number } }) {
      data { lines { numero_factura } } } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    getExpectedText: ({ invoice }) => invoice.invoice,
  },
  ClassDocuments: { query: '{ ClassDocuments { nombre } }' },
  documentos: {
    query: `query ($number: String!) { documentos(paymentType: PSE, documentType: INVOICE,
      filter: { num_documento: { eq: $number } }) { items { num_factura } } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    getExpectedText: ({ invoice }) => invoice.invoice,
    // The dashboard requests only the unfiltered first page, so a filter needs this permission (reading 70).
    anyOf: [permissionNames.pendingInvoices],
  },
  generatedPDFAccountHistoryDetails: {
    query: `mutation ($id: Int!) {
      generatedPDFAccountHistoryDetails(id_histocta_detalle: $id) { pdf { url } } }`,
    variables: ({ invoice }) => ({ id: invoice.historyId }),
    getExpectedText: ({ invoice }) => getFilePath(invoice),
  },
  generatedPDFAccountStatusDetails: {
    query: `mutation ($id: Int!) {
      generatedPDFAccountStatusDetails(id_edocta_detalle: $id) { pdf { url } } }`,
    variables: ({ invoice }) => ({ id: invoice.id }),
    getExpectedText: ({ invoice }) => getFilePath(invoice),
  },
  crearTransaccionOnline: {
    query: `mutation ($lines: [TransaccionOnlineLineInput!]!) {
      crearTransaccionOnline(lines: $lines) { uuid } }`,
    variables: ({ invoice }) => ({ lines: [createPaymentLine(invoice)] }),
  },
  easyPayContado: {
    query: 'query { easyPayContado(filter: { id_segment: "1100", amount: "5000.00" }) { uuid } }',
  },
  reclamos: {
    query: `query ($number: String!) { reclamos(tipo: "FACTURA", referencia: $number) {
      motivos { codigo } } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    getExpectedText: () => '"codigo":',
    anyOf: invoicePermissions,
  },
  crearReclamo: {
    query: `mutation ($number: String!) { crearReclamo(clave: "probe-0000001", tipo: "FACTURA",
      referencia: $number, motivo: "VALOR", texto: "El valor no coincide.") { id } }`,
    variables: ({ invoice }) => ({ number: invoice.number }),
    anyOf: invoicePermissions,
  },
  cupoCredito: {
    query: 'query { cupoCredito { disponible moneda } }',
    getExpectedText: () => '"disponible":',
  },
  listarTransacciones: {
    query: `query ($uuid: String!) { listarTransacciones(filter: { uuid: { eq: $uuid } }) {
      items { nombre_usuario estado total } } }`,
    variables: ({ attempt }) => ({ uuid: attempt.uuid }),
    getExpectedText: () => '"total":',
  },
  consultarUuidYDesbloquearDocumentos: {
    query:
      'mutation ($uuid: String!) { consultarUuidYDesbloquearDocumentos(uuid: $uuid) { status } }',
    variables: ({ attempt }) => ({ uuid: attempt.uuid }),
    getExpectedText: () => '"PENDIENTE"',
    colleagueAccess: 'payments',
  },
  crearCompensacion: {
    query: `mutation ($lines: [CompensacionLineInput!]!) {
      crearCompensacion(lines: $lines) { idTransaccion } }`,
    variables: ({ invoice, payment }) => ({
      lines: [
        createCompensationLine(invoice, 'INVOICE'),
        createCompensationLine(payment, 'PAYMENT'),
      ],
    }),
  },
  listarCompensaciones: {
    query: `query ($id: String!) { listarCompensaciones(filter: { id_compensacion: { eq: $id } }) {
      items { id_transaccion } } }`,
    variables: ({ compensation }) => ({ id: String(compensation.id) }),
    getExpectedText: ({ compensation }) => compensation.uuid,
  },
  getBonosProductoConfig: { query: '{ getBonosSurtidorConfig { usos { uso } } }' },
  getBonosProducto: {
    query: 'query ($uuid: String!) { getBonosSurtidor(uuid: $uuid) { email } }',
    variables: ({ purchase }) => ({ uuid: purchase.uuid }),
    getExpectedText: ({ purchase }) => purchase.email,
  },
  addProductoBono: {
    query: 'mutation ($bonos: [BonoInput!]!) { addSurtidorBono(bonos: $bonos) { email } }',
    variables: (target) => ({ bonos: [createVoucher(target)] }),
    getExpectedText: ({ purchase }) => purchase.email,
  },
} as const satisfies Readonly<Record<string, Probe>>;
