import { addTexts } from '../catalogue.ts';

/** Texts of the dashboard. */
export const dashboardTexts = addTexts({
  'Hello, {name}': 'Hola, {name}',
  'Your account today, {date}.': 'Así está su cuenta hoy, {date}.',
  'Total portfolio': 'Total cartera',
  'Balance since {date}': 'Frente al {date}',
  'The total portfolio is what you owe. Credits are not deducted.':
    'El total de la cartera es lo que debe, sin descontar saldos a favor.',
  'Overdue invoices by age': 'Facturas vencidas por antigüedad',
  Age: 'Antigüedad',
  Amount: 'Valor',
  'Nothing is overdue.': 'No tiene facturas vencidas.',
  'Next invoices to pay': 'Próximas facturas por pagar',
  'Pay the {count} most overdue': 'Pagar las {count} más vencidas',
  'New invoices will appear here.': 'Las nuevas facturas aparecerán aquí.',
  'Quick access': 'Accesos rápidos',
  'Payments in progress ({count})': 'Pagos en proceso ({count})',
  'Latest orders': 'Últimos pedidos',
  'All orders': 'Todos los pedidos',
  'Requested on {date}': 'Solicitado el {date}',
  'Delivery on {date}': 'Entrega el {date}',
  'You have no orders yet': 'Aún no tiene pedidos',
  'Your orders will appear here.': 'Sus pedidos aparecerán aquí.',
  'Latest news': 'Últimas noticias',
  'You cannot see orders because you do not have the permission {permission}.':
    'No ve los pedidos porque no tiene el permiso {permission}. Solicítelo a su representante legal.',
  'You cannot see invoices because you do not have the permission {permission}.':
    'No ve las facturas porque no tiene el permiso {permission}. Solicítelo a su representante legal.',
  'You cannot see your portfolio because you do not have the permission {permission}.':
    'No ve su cartera porque no tiene el permiso {permission}. Solicítelo a su representante legal.',
  'From your distributor': 'Novedades',
});
