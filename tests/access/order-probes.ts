import type { Probe } from './probe.ts';

const createOrderProbe = (field: string): Probe => ({
  query: `query ($number: String!) { ${field}(filter: { num_pedido: { eq: $number } }) {
    size data { destino num_factura } } }`,
  variables: ({ order }) => ({ number: order.number }),
  getExpectedText: ({ order }) => order.invoice,
  colleagueAccess: 'station',
});

/** Probes for orders with their documents, and for sales certificates. */
export const orderProbes = {
  OrderTraceability: createOrderProbe('OrderTraceability'),
  OrderTracking: createOrderProbe('OrderTracking'),
  OrderTimelineTracking: createOrderProbe('OrderTimelineTracking'),
  Remissions: {
    query: `query ($number: String!) { Remissions(filter: { numero_entrega: { eq: $number } }) {
      download { pdf { url } } } }`,
    variables: ({ delivery }) => ({ number: delivery.number }),
    getExpectedText: ({ delivery }) => `remission/${delivery.number}`,
    colleagueAccess: 'station',
  },
  OrderLoad: {
    query: `query ($id: String!) { OrderLoad(filter: { id_orden_cargue: { eq: $id } }) {
      download { pdf { url } } } }`,
    variables: ({ loadOrder }) => ({ id: loadOrder }),
    getExpectedText: ({ loadOrder }) => `load-order/${loadOrder}`,
    colleagueAccess: 'station',
  },
  generatedPDFAccountHistoryDetailsTimeLine: {
    query:
      'mutation ($id: String!) { generatedPDFAccountHistoryDetailsTimeLine(id: $id) { pdf { url } } }',
    variables: ({ order }) => ({ id: order.invoice }),
    getExpectedText: ({ orderInvoice }) => `document/${orderInvoice.id}`,
    colleagueAccess: 'station',
  },
  getUrlInvoiceGurusoft: {
    query:
      'mutation ($cufe: String!) { getUrlInvoiceGurusoft(cufe: $cufe) { download { pdf { url } } } }',
    variables: ({ orderInvoice }) => ({ cufe: orderInvoice.cufe }),
    getExpectedText: ({ orderInvoice }) => `document/${orderInvoice.id}`,
    colleagueAccess: 'station',
  },
  listarCertificadoVenta: {
    query: `query ($code: String!) {
      listarCertificadoVenta(filter: { codigo_destinatario: { eq: $code } }) {
        items { increment_sales_certificate } } }`,
    variables: ({ station }) => ({ code: station.code }),
    getExpectedText: ({ certificate }) => certificate,
    colleagueAccess: 'station',
  },
  solicitarCertificadoVentas: {
    query: `mutation ($code: String!) { solicitarCertificadoVentas(input: {
      codigo_destinatario: $code, fecha_inicio: "2026-01-01", fecha_fin: "2026-02-01",
      modo_impresion: "CONSOLIDADO", negocio: "EDS" }) { codigo } }`,
    variables: ({ station }) => ({ code: station.code }),
    getExpectedText: () => '"codigo":200',
    colleagueAccess: 'station',
  },
  listarDestinatarios: {
    query: `query ($code: String!) {
      listarDestinatarios(filter: { codigo_destinatario: { eq: $code } }) {
        items { nombre_comercial } } }`,
    variables: ({ station }) => ({ code: station.code }),
    getExpectedText: ({ station }) => station.name,
    colleagueAccess: 'station',
  },
} as const satisfies Readonly<Record<string, Probe>>;
