import { addTexts } from '../catalogue.ts';

/** Texts of the filters and documents of orders. */
export const orderToolsTexts = addTexts({
  'Any date': 'Cualquier fecha',
  '1 order': '1 pedido',
  '{count} orders': '{count} pedidos',
  'See order': 'Ver el pedido',
  'Delivery {date}': 'Entrega {date}',
  'Requested between': 'Solicitado entre',
  'Order number (SAP or SICOM)': 'Número de pedido (SAP o SICOM)',
  'Search by order number': 'Buscar por número de pedido',
  'All pages show this station. Change it at the top of the page.':
    'Todo el portal muestra esta estación. Puede cambiarla en la parte superior de la página.',
  'Selected orders ({count})': 'Pedidos seleccionados ({count})',
  'Documents of 1 order': 'Documentos de 1 pedido',
  'Documents of {count} orders': 'Documentos de {count} pedidos',
  'Which documents do you want?': '¿Qué documentos desea descargar?',
  'Delivery notes ({count})': 'Remisiones ({count})',
  'Load orders ({count})': 'Órdenes de cargue ({count})',
  'Create zip': 'Preparar el ZIP',
  'These orders have no documents yet.': 'Estos pedidos aún no tienen documentos.',
  'Filter orders': 'Filtrar pedidos',
  'Enter all or part of the number. All dates are searched.':
    'Basta una parte del número. Se busca en todas las fechas.',
  'The options are not available right now.': 'Las opciones no están disponibles en este momento.',
  Quantities: 'Cantidades',
  'Ordered quantities': 'Cantidades pedidas',
  'The orders of the list, with its filters. Rejected orders are not counted.':
    'Los pedidos de la lista, con sus filtros. Los rechazados no suman.',
  'Some orders are missing in these sums.': 'Faltan pedidos en estas sumas.',
  'Products without a quantity, which are not counted: {count}.':
    'Productos sin cantidad, que no suman: {count}.',
  'By product': 'Por producto',
  'By station': 'Por estación',
  'Product code': 'Código de producto',
  Product: 'Producto',
  Quantity: 'Cantidad',
  Unit: 'Unidad',
});
