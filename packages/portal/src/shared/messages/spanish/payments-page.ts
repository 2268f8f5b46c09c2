import { addTexts } from '../catalogue.ts';

/** Texts of the list of payments. */
export const paymentsPageTexts = addTexts({
  'The payments of your company and their receipts.':
    'Los pagos de su empresa, con su estado y su comprobante.',
  'The payments of the last days in this browser and their receipts.':
    'Los pagos de los últimos días en este navegador, con su estado y su comprobante.',
  'No payments yet': 'Aún no hay pagos',
  'Your payments and their receipts will appear here.': 'Aquí verá sus pagos y sus comprobantes.',
  'Some payments could not be read.': 'No pudimos leer algunos pagos.',
  'Search by reference or invoice': 'Buscar por referencia o factura',
  'Filter payments': 'Filtrar pagos',
  'No payment matches': 'Ningún pago coincide con los filtros',
  'No payments on these days': 'No hay pagos en estas fechas',
  'The compensations could not be loaded.': 'No pudimos cargar las compensaciones.',
  'Paid: {amount}': 'Pagado: {amount}',
  'Paid since {date}: {amount}': 'Pagado desde el {date}: {amount}',
  Sums: 'Sumas',
  'Sums by month and bank': 'Sumas por mes y banco',
  'What you paid': 'Lo que pagaron',
  'By bank': 'Por banco',
  'Without bank': 'Sin banco',
  Nothing: 'Nada',
  'Only approved payments are counted.': 'Solo suman los pagos aprobados.',
  'Only approved payments are counted. Without a result: {count}.':
    'Solo suman los pagos aprobados. Sin respuesta del banco: {count}.',
  Type: 'Tipo',
  'Paid value': 'Valor pagado',
  'Date of the result': 'Fecha de la respuesta',
});
