import type { Catalogue } from '../../shared/messages/catalogue.ts';

/**
 * The English texts of the portal, for Storybook. The keys are the English texts (reading 9), so only the
 * Spanish texts of the specification need a translation.
 */
export const english: Catalogue = {
  Inicio: 'Home',
  Pedidos: 'Orders',
  Tienda: 'Store',
  'Cerrar Sesión': 'Sign out',
  Activo: 'Active',
  Inactivo: 'Inactive',
  Todos: 'All',
  Consolidado: 'Consolidated',
  Detallado: 'Detailed',
  'Solicitud enviada': 'Request sent',
  Agregar: 'Add',
  'Ver detalle de compra': 'Show purchase details',
  'Ocultar detalle de compra': 'Hide purchase details',
  'Bonos agregados': 'Vouchers added',
  Continuar: 'Continue',
  'Pagar con PSE': 'Pay with PSE',
  'Procesando...': 'Processing...',
  'El límite máximo permitido por cada compra es de {amount}':
    'The maximum allowed per purchase is {amount}',
  'Tu compra ha alcanzado el límite máximo permitido de {amount}.':
    'Your purchase has reached the maximum allowed of {amount}.',
  'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.':
    'An error occurred while processing the payment. Please try again.',
};
