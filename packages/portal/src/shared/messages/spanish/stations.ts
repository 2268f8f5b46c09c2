/** Texts of the station that is selected for the whole portal. */
export const stationTexts = {
  'All stations': 'Todas las estaciones',
  'Show all stations': 'Ver todas las estaciones',
  'Only station {station}': 'Solo la estación {station}',
  'Show only one station': 'Ver una sola estación',
  'Home, orders, pending invoices, due dates and certificates show only that station until you show all stations again.':
    'El inicio, los pedidos, las facturas pendientes, los vencimientos y los certificados mostrarán solo esa estación, hasta que vuelva a verlas todas.',
  'Orders and certificates show only that station until you show all stations again.':
    'Los pedidos y los certificados mostrarán solo esa estación, hasta que vuelva a verlas todas.',
  'Station to show': 'Estación',
  'All stations are shown here, not only {station}.':
    'Aquí se muestran todas las estaciones, no solo {station}.',
  'There are no orders of station {station}.': 'No hay pedidos de la estación {station}.',
  'There are no pending invoices of station {station}.':
    'No hay facturas por pagar de la estación {station}.',
  'No invoice of station {station} matches these filters.':
    'Ninguna factura de la estación {station} coincide con estos filtros.',
  Destination: 'Destino',
  'Code or commercial name': 'Código o nombre comercial',
  'Loading your destinations…': 'Buscando sus destinos…',
} as const;
