/** What the sign-in page says, and what must be at hand before anything else is loaded. */
export const signInTexts = {
  Login: 'Iniciar sesión',
  Appearance: 'Apariencia',
  Automatic: 'Automática',
  Light: 'Clara',
  Dark: 'Oscura',
  'Welcome to your account': 'Le damos la bienvenida',
  'Sign in to see what you owe, pay your invoices and follow your orders.':
    'Ingrese para ver su cartera, pagar sus facturas y seguir sus pedidos.',
  'Everything about your station in one place': 'Todo lo de su estación, en un solo lugar',
  'Everything about your lubricants business in one place':
    'Todo lo de su negocio de lubricantes, en un solo lugar',
  'Your portfolio, up to date': 'Su cartera al día, con cada vencimiento a la vista',
  'Online payments, in full or in part': 'Pagos en línea, totales o parciales',
  'Your orders, step by step': 'Sus pedidos, paso a paso',
  'E-mail': 'Correo electrónico',
  Password: 'Contraseña',
  'Sign in': 'Ingresar',
  'Signing in…': 'Ingresando…',
  'Type your e-mail.': 'Escriba su correo electrónico.',
  'Type your password.': 'Escriba su contraseña.',
  'please provide valid e-mail address.': 'Escriba un correo electrónico válido.',
  'Wrong e-mail or password.': 'El correo o la contraseña no son correctos.',
  'Check both and try again.': 'Revíselos e intente de nuevo.',
  'Too many attempts. Try again in a few minutes.':
    'Demasiados intentos. Intente de nuevo en unos minutos.',
  'For your safety, sign-in is paused for {minutes} min.':
    'Por su seguridad, el ingreso está en pausa durante {minutes} min.',
  'Server communication error': 'No hay comunicación con el servidor',
  'Your data is safe. Try again in a few minutes.':
    'Sus datos están a salvo. Intente de nuevo en unos minutos.',
  'Your account has more permissions than a browser can keep.':
    'Su cuenta tiene más permisos de los que un navegador puede guardar.',
  'Write to support, so that they reduce them. Your data is safe.':
    'Escriba a soporte para que los reduzcan. Sus datos están a salvo.',
  'You have no internet connection.': 'No tiene conexión a internet.',
  'Connect and try again: nothing was sent.': 'Conéctese e intente de nuevo: no se envió nada.',
  'Your session ended due to inactivity.': 'Su sesión se cerró por inactividad.',
  'Sign in again to go on where you were.': 'Ingrese de nuevo para continuar donde estaba.',
  'You signed out.': 'Cerró su sesión.',
  'Come back whenever you need.': 'Vuelva cuando lo necesite.',
  'Your session is no longer valid.': 'Su sesión ya no es válida.',
  'Terms and conditions': 'Términos y condiciones',
  'Privacy policy': 'Política de privacidad',
  'Registered trademark.': 'Marca registrada.',
  '© {year} {product}. All rights reserved.': '© {year} {product}. Todos los derechos reservados.',
  'There is a new version of the portal.': 'Hay una nueva versión del portal.',
  'Load it to go on.': 'Cárguela para continuar.',
  Reload: 'Cargar de nuevo',
  'An unexpected error occurred.': 'Ocurrió un error inesperado.',
  'Try again': 'Reintentar',
  'Loading…': 'Cargando…',
} as const;
