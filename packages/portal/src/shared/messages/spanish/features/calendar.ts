import { addTexts } from '../../catalogue.ts';

/** Texts of the due calendar. */
export const texts = addTexts({
  'Due dates and deliveries, day by day.': 'Vencimientos y entregas, día por día.',
  'Calendar period': 'Periodo del calendario',
  Week: 'Semana',
  Previous: 'Anterior',
  Next: 'Siguiente',
  'Back to today': 'Volver a hoy',
  'Week of {start} to {end}': 'Semana del {start} al {end}',
  'Due: {amount}': 'Vence: {amount}',
  'Payment in progress': 'Pago en proceso',
  'Nothing is due': 'Sin vencimientos',
  '1 delivery': '1 entrega',
  '{count} deliveries': '{count} entregas',
  'There are no due dates or deliveries on these days.':
    'No hay vencimientos ni entregas en estas fechas.',
  'Calendar file (.ics)': 'Archivo de calendario (.ics)',
  'Due dates and deliveries': 'Vencimientos y entregas',
  'Expected deliveries could not be loaded.': 'No pudimos cargar las entregas esperadas.',
  'Not all expected deliveries could be loaded.': 'No pudimos cargar todas las entregas esperadas.',
  'Only the deliveries of the {count} newest orders are shown.':
    'Solo se muestran las entregas de los {count} pedidos más recientes.',
  'Only the first {count} invoices of this period are shown.':
    'Solo se muestran las primeras {count} facturas de estos días.',
  'Pending in this month': 'Por pagar en el mes',
  'Pending in this week': 'Por pagar en la semana',
});
