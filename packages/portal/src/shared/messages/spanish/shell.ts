import { addTexts } from '../catalogue.ts';

/** Texts of the frame: header, menu, banners, gate, error pages, connection and the station of the whole portal. */
export const shellTexts = addTexts({
  'Leave without saving?': '¿Salir sin guardar?',
  'Leave without saving': 'Salir sin guardar',
  'Continue editing': 'Seguir editando',
  'Your changes on this page have not been saved.': 'Lo que escribió aquí no se ha guardado.',
  Refresh: 'Actualizar',
  'No live connection': 'Sin conexión en vivo',
  'The list does not update by itself, and notifications cannot be changed for now.':
    'La lista no se actualiza sola, y por ahora no se pueden cambiar las notificaciones.',
  'All notifications': 'Todas las notificaciones',
  Menu: 'Menú',
  'Main pages': 'Páginas principales',
  'Search the portal (Ctrl K)': 'Buscar en el portal (Ctrl K)',
  Logout: 'Cerrar Sesión',
  Company: 'Empresa',
  'Switch company': 'Cambiar de empresa',
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
  'Go to homepage': 'Ir al inicio',
  'This page could not be found': 'No pudimos encontrar esta página',
  'Redirecting in': 'Irá a la página de ingreso en',
  'Go to login': 'Ir a la página de ingreso',
  'You need the permission {permission}. Your legal representative can grant it.':
    'Necesita el permiso {permission}. Su representante legal puede otorgárselo.',
  'Who can give me access?': '¿Quién me lo puede otorgar?',
  '{count} unread notifications': '{count} notificaciones sin leer',
  '1 unread notification': '1 notificación sin leer',
  unread: 'sin leer',
  'Try again': 'Reintentar',
  'Signing in as the customer…': 'Ingresando a la cuenta del cliente…',
  'We could not open the support session': 'No pudimos abrir la sesión de soporte',
  'The link was already used or is no longer valid. Request a new one.':
    'El enlace ya se usó o dejó de ser válido. Solicite uno nuevo.',
  Connection: 'Conexión',
  'Actions that need a connection wait until it is restored.':
    'Las acciones que requieren conexión quedan en espera hasta que se restablezca.',
  'This information was loaded at {time}. Nothing is sent until the connection is restored.':
    'Esta información es de las {time}. No se enviará nada hasta que se restablezca la conexión.',
  'This information was loaded on {date}, {time}. Nothing is sent until the connection is restored.':
    'Esta información es del {date}, {time}. No se enviará nada hasta que se restablezca la conexión.',
  'This could not be opened': 'No pudimos abrir esto',
  'Reload the page when you have a connection. What you have not saved is lost then.':
    'Cargue la página de nuevo cuando tenga conexión. Se perderá lo que no haya guardado.',
  'All stations': 'Todas las estaciones',
  'Show all stations': 'Ver todas las estaciones',
  'Only station {station}': 'Solo la estación {station}',
  'Show only one station': 'Ver una sola estación',
  'Home, orders, pending invoices, due dates and certificates show only that station until you show all stations again.':
    'El inicio, los pedidos, las facturas pendientes, los vencimientos y los certificados mostrarán solo esa estación, hasta que vuelva a verlas todas.',
  'Orders and certificates show only that station until you show all stations again.':
    'Los pedidos y los certificados mostrarán solo esa estación, hasta que vuelva a verlas todas.',
  'Station to show': 'Estación',
  'All stations are shown here, not only {station}.':
    'Aquí se muestran todas las estaciones, no solo {station}.',
  'There are no orders of station {station}.': 'No hay pedidos de la estación {station}.',
  'No invoice of station {station} matches these filters.':
    'Ninguna factura de la estación {station} coincide con estos filtros.',
  'Code or commercial name': 'Código o nombre comercial',
  'Loading your destinations…': 'Buscando sus destinos…',
});
