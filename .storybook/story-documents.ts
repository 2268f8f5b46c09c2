const amounts = [
  { moneda: 'COP', total: 1_500_000, id: 1 },
  { moneda: 'USD', total: 250.5, id: 2 },
];

/**
 * Returns a response of `documentos` in a Colombian store: one document in pesos and one in dollars. Their numbers
 * end in the currency. Payments have a negative balance.
 */
export const createTwoCurrencies = (side: 'payment' | 'invoice') => ({
  total_count: amounts.length,
  items: amounts.map(({ moneda, total, id }) => ({
    id_edocta_detalle: id + (side === 'payment' ? 10 : 0),
    bloqueada: '0',
    tipo_documento: side === 'payment' ? 'DZ' : 'RV',
    classification: side === 'payment' ? 'Pago' : 'Factura',
    num_documento: `${side === 'payment' ? 14 : 18}-${moneda}`,
    num_factura: side === 'payment' ? '' : `FE-${moneda}`,
    estado_documento: 'AT',
    fecha_documento: '2026-10-15',
    fecha_vencimiento_documento: '2026-11-14',
    total: (side === 'payment' ? -total : total).toFixed(2),
    moneda,
    nombre_destino: 'Estación La Colina',
    nombre_cliente: 'Combustibles Valdeluna',
  })),
});
