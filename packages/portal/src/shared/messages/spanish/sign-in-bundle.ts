/** Texts of the sign-in bundle: footer, color mode and errors. */
export const signInBundleTexts = {
  Login: 'Iniciar sesión',
  'Forgotten password': 'Recuperar su contraseña',
  'Create a new password': 'Cree una contraseña nueva',
  Appearance: 'Apariencia',
  Automatic: 'Automática',
  Light: 'Clara',
  Dark: 'Oscura',
  'Wrong e-mail or password.': 'El correo o la contraseña no son correctos.',
  'The current password is not correct.': 'La contraseña actual no es correcta.',
  'Too many attempts. Try again in a few minutes.':
    'Demasiados intentos. Intente de nuevo en unos minutos.',
  'Server communication error': 'No hay comunicación con el servidor',
  'Your data is safe. Try again in a few minutes.':
    'Su información está segura. Intente de nuevo en unos minutos.',
  'You have no internet connection.': 'No tiene conexión a internet.',
  'Terms and conditions': 'Términos y condiciones',
  'Privacy policy': 'Política de privacidad',
  'Registered trademark.': 'Marca registrada.',
  '© {year} {product}. All rights reserved.': '© {year} {product}. Todos los derechos reservados.',
  'There is a new version of the portal.': 'Hay una nueva versión del portal.',
  'Reload the page to continue.': 'Cárguela para continuar.',
  Reload: 'Cargar de nuevo',
  'An unexpected error occurred.': 'Ocurrió un error inesperado.',
  'Try again': 'Reintentar',
  'Loading…': 'Cargando…',
} as const;
