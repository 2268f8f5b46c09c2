import { addTexts } from '../catalogue.ts';

/** Texts of the sign-in page. */
export const signInTexts = addTexts({
  'Welcome to your account': 'Le damos la bienvenida',
  'Sign in to see what you owe, pay your invoices and follow your orders.':
    'Ingrese para ver su cartera, pagar sus facturas y seguir sus pedidos.',
  'Everything about your station in one place': 'Todo lo de su estación, en un solo lugar',
  'Everything about your lubricants business in one place':
    'Todo lo de su negocio de lubricantes, en un solo lugar',
  'Your balance, up to date': 'Su cartera al día, con cada vencimiento a la vista',
  'Online payments, in full or in part': 'Pagos en línea, totales o parciales',
  'Your orders, step by step': 'Sus pedidos, paso a paso',
  'E-mail': 'Correo electrónico',
  Password: 'Contraseña',
  Store: 'Tienda',
  'Choose the store that your company buys from.': 'Elija la tienda donde compra su empresa.',
  'Sign in': 'Ingresar',
  'Signing in…': 'Ingresando…',
  'Enter your e-mail.': 'Escriba su correo electrónico.',
  'Enter your password.': 'Escriba su contraseña.',
  'Check both and try again.': 'Revíselos e intente de nuevo.',
  'For your safety, sign-in is paused for {minutes} min.':
    'Por seguridad, el ingreso está bloqueado durante {minutes} min.',
  'Your distributor did not accept the data you entered.':
    'El distribuidor no aceptó los datos ingresados.',
  'Check the e-mail and the password: one of them is empty or malformed.':
    'Revise el correo y la contraseña: uno de los dos está vacío o mal escrito.',
  'This store is not available.': 'Esta tienda no está disponible.',
  'Your password is not the cause. Contact support.': 'No es por su contraseña. Escriba a soporte.',
  'Your distributor’s system failed.': 'El sistema del distribuidor falló.',
  'Your password is not the cause. Try again in a few minutes.':
    'No es por su contraseña. Intente de nuevo en unos minutos.',
  'Your session does not fit into the cookies of this browser.':
    'Los datos de su sesión no caben en las cookies de este navegador.',
  'Delete the cookies of this site and try again. If that does not help, contact support.':
    'Borre las cookies de este sitio e intente de nuevo. Si no funciona, escriba a soporte.',
  'Connect and try again. Nothing was sent.': 'Conéctese e intente de nuevo: no se envió nada.',
  'Your session ended due to inactivity.': 'Su sesión se cerró por inactividad.',
  'Sign in again to continue where you left off.': 'Ingrese de nuevo para continuar donde estaba.',
  'You signed out.': 'Cerró su sesión.',
  'Come back any time.': 'Vuelva cuando lo necesite.',
  'Your session is no longer valid.': 'Su sesión ya no es válida.',
});
