/** Texts of the frame: header, menu, banners, gate and error pages. */
export const shellTexts = {
  Menu: 'Menú',
  'Main pages': 'Páginas principales',
  'Search the portal (Ctrl K)': 'Buscar en el portal (Ctrl K)',
  Logout: 'Cerrar Sesión',
  'Client {code}': 'Cliente {code}',
  'Support session': 'Sesión de soporte',
  'Leave this account': 'Salir de esta cuenta',
  'Support session as {name} (client {code}). You can view but not pay.':
    'Sesión de soporte como {name} (cliente {code}). Puede consultar, pero no pagar.',
  'Stay signed in': 'Continuar conectado',
  'Your session will expire in one minute due to inactivity':
    'Su sesión expirará en un minuto por inactividad',
  'Are you still there? Click the button to continue.':
    '¿Sigue ahí? Presione el botón para continuar trabajando.',
  'This page is': 'Esta página está',
  'In maintenance': 'en mantenimiento',
  Temporarily: 'temporalmente',
  'We are making improvements. Please come back later.':
    'Estamos haciendo mejoras. Por favor, vuelva a intentarlo más tarde.',
  'Some files of the portal could not be loaded. Please try again later.':
    'No pudimos cargar algunos archivos del portal. Por favor, intente de nuevo más tarde.',
  'Page not found': 'Página no encontrada',
  'Go to homepage': 'Ir al inicio',
  'This page could not be found': 'No pudimos encontrar esta página',
  'Redirecting in': 'Irá a la página de ingreso en',
  'Go to login': 'Ir a la página de ingreso',
  'You do not have permissions to be on this page!':
    '¡No tiene permisos para estar en esta página!',
  'You need the permission {permission}. Your legal representative can grant it.':
    'Necesita el permiso {permission}. Su representante legal puede otorgárselo.',
  'Who can give me access?': '¿Quién me lo puede otorgar?',
  'Unauthorized session token, you must log in again.':
    'Su sesión ya no es válida: debe ingresar de nuevo.',
  Notifications: 'Notificaciones',
  '{count} unread notifications': '{count} notificaciones sin leer',
  '1 unread notification': '1 notificación sin leer',
  unread: 'sin leer',
  'Signing in as the customer…': 'Ingresando a la cuenta del cliente…',
  'We could not open the support session': 'No pudimos abrir la sesión de soporte',
  'The link was already used or is no longer valid. Request a new one.':
    'El enlace ya se usó o dejó de ser válido. Solicite uno nuevo.',

  'This address is not allowed.': 'Esta dirección no está permitida.',
} as const;
