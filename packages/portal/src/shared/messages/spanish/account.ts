import { addTexts } from '../catalogue.ts';

/** Texts of account status and account history. */
export const accountTexts = addTexts({
  'Your open documents and today’s balance.': 'Sus documentos abiertos y su saldo a hoy.',
  'Every movement of your account, month by month.': 'Cada movimiento de su cuenta, mes a mes.',
  Due: 'Vence',
  'Credits are deducted': 'Ya descuenta sus saldos a favor',
  'Balance of the filtered documents': 'Saldo de los documentos filtrados',
  'Total of the movements': 'Total de los movimientos',
  '1 document': '1 documento',
  '1 movement': '1 movimiento',
  '{count} movements': '{count} movimientos',
  'Documents of your account': 'Documentos de su cuenta',
  'Movements of your account': 'Movimientos de su cuenta',
  'Expiration date': 'Fecha de vencimiento',
  'Certificate of balances': 'Certificado de saldos',
  'Tell us how we are doing': 'Cuéntenos cómo lo estamos haciendo',
  'Take our satisfaction survey. It takes two minutes.':
    'Responda nuestra encuesta de satisfacción: solo toma dos minutos.',
  'Take the survey': 'Responder la encuesta',
  'Filter documents': 'Filtrar documentos',
  'Filter movements': 'Filtrar movimientos',
  'Selected documents ({count})': 'Selección de documentos ({count})',
  'Opening balance': 'Saldo inicial',
  'Closing balance': 'Saldo final',
  'Balance after it': 'Saldo',
  'The movements add up to the sum of the distributor.':
    'La suma coincide con la del distribuidor.',
  'The movements do not add up to the sum of the distributor: {amount}.':
    'La suma de los movimientos no coincide con la del distribuidor: {amount}.',
  'Payments in this period': 'Pagos del período',
  'Difference with the balance before': 'Diferencia con el saldo anterior',
  'No document matches': 'Ningún documento coincide con los filtros',
  'No movement matches': 'Ningún movimiento coincide con los filtros',
  'Change or clear the filters to see more.': 'Cambie o borre los filtros para ver más.',
  'Your account has no open documents.': 'Su cuenta no tiene documentos abiertos.',
  'Your account has no movements.': 'Su cuenta no tiene movimientos.',
  'No movements yet': 'Aún no hay movimientos',
});
