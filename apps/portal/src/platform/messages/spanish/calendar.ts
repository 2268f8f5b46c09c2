/** Texts of the calendar of due dates and deliveries. */
export const calendarTexts = {
  'What falls due and what is delivered, day by day.': 'Vencimientos y entregas, día por día.',
  'Span of the calendar': 'Periodo del calendario',
  Week: 'Semana',
  Month: 'Mes',
  Previous: 'Anterior',
  Next: 'Siguiente',
  'Back to today': 'Volver a hoy',
  'Week of {start} to {end}': 'Semana del {start} al {end}',
  'Due: {amount}': 'Vence: {amount}',
  'Nothing falls due': 'Sin vencimientos',
  '1 delivery': '1 entrega',
  '{count} deliveries': '{count} entregas',
  'Nothing falls due and nothing is delivered in these days.':
    'No hay vencimientos ni entregas en estas fechas.',
  'Calendar file (.ics)': 'Archivo de calendario (.ics)',
  'Due dates and deliveries': 'Vencimientos y entregas',
  'Expected deliveries could not be loaded.': 'No pudimos cargar las entregas esperadas.',
  'Only the first {count} invoices of these days are shown.':
    'Solo se muestran las primeras {count} facturas de estos días.',
  'Pending in this month': 'Por pagar en el mes',
  'Pending in this week': 'Por pagar en la semana',
} as const;
