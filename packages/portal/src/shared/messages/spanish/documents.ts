import { addTexts } from '../catalogue.ts';

/** Texts of invoices and credits: their due dates, their holds and the payments in progress. */
export const documentsTexts = addTexts({
  'Total overdue': 'Total vencido',
  '1-7 days': '1-7 días',
  '8-14 days': '8-14 días',
  '15-21 days': '15-21 días',
  '+21 days': '+21 días',
  Pay: 'Pagar',
  'Expires tomorrow': 'Vence mañana',
  'Expires in {count} days': 'Vence en {count} días',
  'Expired 1 day ago': 'Vencida hace 1 día',
  'Expired {count} days ago': 'Vencida hace {count} días',
  'Due date': 'Vencimiento',
  Addressee: 'Destinatario',
  'On hold by the distributor.': 'Retenida por el distribuidor.',
  'On hold for a compensation.': 'Retenida por una compensación.',
  'On hold for a payment or a compensation, or by the distributor.':
    'Retenida por un pago, una compensación o el distribuidor.',
  'A payment is in progress.': 'Hay un pago en proceso.',
  'Due on {date}': 'Vence el {date}',
  'Was due on {date}': 'Venció el {date}',
  '{name} has been paying it since {time}.': '{name} la está pagando desde las {time}.',
  '{name} has been paying it since {date}, {time}.':
    '{name} la está pagando desde el {date}, {time}.',
  'You have been paying it since {time}.': 'Usted la está pagando desde las {time}.',
  'You have been paying it since {date}, {time}.': 'Usted la está pagando desde el {date}, {time}.',
  'A payment has been in progress since {time}.': 'Hay un pago en proceso desde las {time}.',
  'A payment has been in progress since {date}, {time}.':
    'Hay un pago en proceso desde el {date}, {time}.',
  'Not paid. You can pay it again from {time}.':
    'No se pagó. Podrá pagarla de nuevo desde las {time}.',
  'It is in another currency and cannot be paid here. Ask the distributor.':
    'Está en otra moneda y no se puede pagar en el portal. Consulte con el distribuidor.',
  'Last partial payment: {amount} of {balance}, on {date}.':
    'Último abono: {amount} de {balance}, el {date}.',
  'Last attempt: rejected on {date}, {time}.': 'Último intento: rechazado el {date}, {time}.',
  'Credits cannot be paid. Use them in a compensation.':
    'Un saldo a favor no se paga: úselo en una compensación.',
  'There is no balance left to pay.': 'Ya no tiene saldo por pagar.',
  'Invoice no.': 'Factura',
  'Total shown ({count})': 'Total de las mostradas ({count})',
  'Overdue · 1 day': 'Vencida · 1 día',
  'Overdue · {count} days': 'Vencida · {count} días',
  'We could not restore your selection': 'No pudimos recuperar su selección',
  'There are no pending invoices of station {station}.':
    'No hay facturas por pagar de la estación {station}.',
});
