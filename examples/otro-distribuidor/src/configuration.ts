import { readBackendProfile } from '@surtidor/data/backend-profile';
import type { InvoiceStatus } from '@surtidor/domain/invoices';
import type { OrderStatus } from '@surtidor/domain/orders';
import { storeVariants } from '@surtidor/domain/variants';
import backendConfig from '../backend.config.json';

export type Language = 'es' | 'en';
type Text = Readonly<Record<Language, string>>;

/** The configuration of this distributor. The tokens of its brand are in brand.css. */
export const configuration = {
  brand: 'Combustibles Alba',
  /** The product's name in the backend's permissions and operations. */
  product: 'Alba',
  /** The hosts of the payment provider. The browser leaves for no other host. */
  providerHosts: ['localhost:4100'],
  stores: [
    { ...storeVariants.peru, name: 'Alba Perú' },
    { ...storeVariants.ecuador, name: 'Alba Ecuador' },
  ],
  /** The optional capabilities of the backend, in the file that the server also reads (BACKEND_CONFIG). */
  backendProfile: readBackendProfile(backendConfig),
} as const;

/** The texts of the portal. */
export const texts = {
  signIn: { es: 'Ingresar', en: 'Sign in' },
  email: { es: 'Correo electrónico', en: 'E-mail' },
  password: { es: 'Contraseña', en: 'Password' },
  store: { es: 'Tienda', en: 'Store' },
  wrongCredentials: {
    es: 'El correo o la contraseña no son correctos.',
    en: 'Wrong e-mail or password.',
  },
  signOut: { es: 'Salir', en: 'Sign out' },
  language: { es: 'Idioma', en: 'Language' },
  invoices: { es: 'Facturas pendientes', en: 'Pending invoices' },
  invoice: { es: 'Factura', en: 'Invoice' },
  due: { es: 'Vence', en: 'Due' },
  orders: { es: 'Últimos pedidos', en: 'Latest orders' },
  order: { es: 'Pedido', en: 'Order' },
  pay: { es: 'Pagar', en: 'Pay' },
  verifying: {
    es: 'No recibimos respuesta. No pague de nuevo: estamos consultando el resultado.',
    en: 'We received no response. Do not pay again: we are checking the result.',
  },
  inProgress: {
    es: 'Esta factura ya tiene un pago en curso.',
    en: 'This invoice already has a payment in progress.',
  },
  notCharged: {
    es: 'El pago no se inició. No se hizo ningún cobro.',
    en: 'The payment was not started. Nothing was charged.',
  },
  failed: { es: 'No pudimos consultar sus datos.', en: 'We could not load your data.' },
} satisfies Record<string, Text>;

/** The name of each invoice status. */
export const invoiceStatusNames: Record<InvoiceStatus, Text> = {
  'to-expire': { es: 'Por vencer', en: 'Not yet due' },
  expired: { es: 'Vencida', en: 'Overdue' },
  'expires-today': { es: 'Vence hoy', en: 'Due today' },
  compensated: { es: 'Compensada', en: 'Offset' },
  open: { es: 'Abierta', en: 'Open' },
  requested: { es: 'En trámite', en: 'Requested' },
};

/** The name of each order status. */
export const orderStatusNames: Record<OrderStatus, Text> = {
  approved: { es: 'Aprobado', en: 'Approved' },
  submitted: { es: 'Enviado', en: 'Sent' },
  checked: { es: 'Revisado', en: 'Checked' },
  requested: { es: 'Solicitado', en: 'Requested' },
  accepted: { es: 'Aceptado', en: 'Accepted' },
  remissioned: { es: 'Programado', en: 'Scheduled' },
  billed: { es: 'Facturado', en: 'Invoiced' },
  dispatched: { es: 'Despachado', en: 'Dispatched' },
  rejected: { es: 'Rechazado', en: 'Rejected' },
  delivered: { es: 'Entregado', en: 'Delivered' },
  deleted: { es: 'Anulado', en: 'Cancelled' },
  generic: { es: 'En curso', en: 'In progress' },
};
