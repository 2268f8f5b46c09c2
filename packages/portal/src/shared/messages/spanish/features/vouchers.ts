import { addTexts } from '../../catalogue.ts';

/** Texts of the gift vouchers. */
export const texts = addTexts({
  'Gift vouchers': 'Bonos regalo',
  'Choose the purpose of the vouchers, then their amounts.':
    'Elija el uso de los bonos y luego los valores.',
  'What are the vouchers for?': '¿Para qué son los bonos?',
  'Valid for {days} days': 'Válido por {days} días',
  'Up to {amount} per purchase': 'Hasta {amount} por compra',
  'Amounts: {amounts}': 'Valores: {amounts}',
  'View terms': 'Ver términos',
  'View terms: {use}': 'Ver términos: {use}',
  'Buy vouchers': 'Comprar bonos',
  'Buy vouchers: {use}': 'Comprar bonos: {use}',
  'Continue with your cart': 'Seguir con su compra',
  'You have {count} vouchers in your cart.': 'Tiene {count} bonos en su compra.',
  'You have 1 voucher in your cart.': 'Tiene 1 bono en su compra.',
  'There are no vouchers to buy': 'No hay bonos disponibles',
  'No vouchers are available in your store right now.':
    'Por ahora no hay bonos disponibles en su tienda.',
  'Change what the vouchers are for?': '¿Cambiar el uso de los bonos?',
  'A purchase can contain only one kind of voucher. Your cart with {count} vouchers will be emptied.':
    'Cada compra admite un solo tipo de bono. Se vaciará su compra (bonos: {count}).',
  'Empty and change': 'Vaciar y cambiar',
  'Choose how many of each amount.': 'Elija cuántos de cada valor.',
  'Other vouchers': 'Otros bonos',
  'Amounts to choose from': 'Valores para elegir',
  '{count} in your cart': '{count} en su compra',
  'No amounts of this voucher are available right now.':
    'Por ahora no hay valores disponibles de este bono.',
  'Your cart': 'Su compra',
  'Add at least one voucher to continue.': 'Agregue al menos un bono para continuar.',
  'Empty the cart': 'Vaciar la compra',
  'Empty the cart?': '¿Vaciar la compra?',
  'Its {count} vouchers will be removed.': 'Se quitarán todos los bonos de su compra ({count}).',
  'Some vouchers in your cart are no longer available and were removed: {amounts}.':
    'Algunos bonos de su compra ya no se ofrecen y se quitaron: {amounts}.',
  'Until {date}': 'Hasta el {date}',
  'Confirm the purchase': 'Confirmación de compra',
  'Review your purchase before you pay.': 'Revise su compra antes de pagar.',
  'The vouchers are sent to this address when the payment is approved.':
    'Los bonos se envían a este correo cuando se apruebe el pago.',
  'Accept the terms to pay.': 'Acepte los términos para pagar.',
  'Enter a valid e-mail address to pay.': 'Escriba un correo válido para pagar.',
  'The total is above the maximum.': 'El total supera el máximo.',
  'Back to the shop': 'Volver a la tienda de bonos',
  'This purchase is being paid. Its result appears under payments in progress.':
    'Esta compra se está pagando. Su resultado aparece en pagos en proceso.',
  'View the status': 'Ver el estado',
  'Another voucher purchase is in progress. Check it before you pay again.':
    'Hay otra compra de bonos en proceso. Revísela antes de pagar de nuevo.',
  'We are checking whether your purchase was created. Do not pay again yet.':
    'Estamos verificando si su compra quedó abierta. No pague de nuevo todavía.',
  'Support sessions cannot buy vouchers.': 'Una sesión de soporte no puede comprar bonos.',
  'Terms of the vouchers': 'Términos de los bonos',
  'Your voucher purchases with their dates and statuses.':
    'Sus compras de bonos, con fecha y estado.',
  'You have not bought vouchers yet': 'Aún no ha comprado bonos',
  'Your purchases will appear here.': 'Aquí aparecerá lo que compre.',
  'Latest purchases': 'Últimas compras',
  '1 voucher': '1 bono',
  '{count} vouchers': '{count} bonos',
  Vouchers: 'Bonos',
  'Total paid': 'Total pagado',
  'Total value': 'Valor total',
  'Bought on {date}': 'Comprado el {date}',
  'Purchase started on {date}': 'Compra iniciada el {date}',
  'For {email}': 'Para {email}',
  Voucher: 'Bono',
  'Valid until': 'Válido hasta',
  'Receipt of vouchers': 'Comprobante de bonos',
  'Print the receipt of {date}': 'Imprimir el comprobante del {date}',
  '{quantity} of {amount}': '{quantity} de {amount}',
  'Voucher purchases': 'Compras de bonos',
  'Status unknown': 'Estado por confirmar',
  'Waiting for the payment': 'Esperando el pago',
  'Active voucher': 'Activo',
  'Expired voucher': 'Vencido',
  'Vouchers for many people': 'Bonos para varias personas',
  'One person per line: e-mail, amount and, if more than one, the quantity. The list is a single purchase.':
    'Una persona por línea: correo, valor y, si recibe varios bonos, la cantidad. Toda la lista se paga en una sola compra.',
  'Check the list': 'Revisar la lista',
  'Use this list': 'Usar esta lista',
  'List of e-mails and amounts': 'Lista de correos y valores',
  'The list contains no e-mail addresses.': 'La lista no tiene ningún correo.',
  'A list can contain up to {limit} e-mail addresses. Split it into several lists.':
    'Cada lista admite máximo {limit} correos. Divídala en varias.',
  'Correct the marked rows and check the list again.':
    'Corrija las filas marcadas y revise la lista de nuevo.',
  'There are too many vouchers of one amount.': 'Hay demasiados bonos de un mismo valor.',
  '{count} of {total} rows are valid, {amount} of the maximum {maximum}':
    '{count} de {total} filas correctas: {amount} de {maximum} como máximo',
  'The list replaces your cart.': 'La lista reemplaza su compra actual.',
  'List contents': 'Contenido de la lista',
  Recipients: 'Destinatarios',
  '{count} e-mail addresses receive vouchers': 'Correos que reciben bonos: {count}',
  'Send all vouchers to one address': 'Enviar todos a un solo correo',
  'The list of recipients is missing ({count})': 'Falta la lista de destinatarios ({count})',
  'Addresses are not kept after a reload or in other tabs, and a list is only valid for the vouchers it was created for.':
    'Los correos no se conservan al actualizar la página ni pasan a otra pestaña, y una lista solo vale para los bonos con los que se creó.',
  'Load the list again': 'Cargar la lista de nuevo',
  'Load the list again, or send all vouchers to one address.':
    'Cargue la lista de nuevo o envíe todos a un solo correo.',
});
