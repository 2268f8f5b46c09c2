/** Texts of the pages for a forgotten password. */
export const passwordResetTexts = {
  'Forgot your password?': '¿Olvidó su contraseña?',
  'Check your e-mail': 'Revise su correo',
  'If the address belongs to an account, a link is on its way. It works once, for an hour.':
    'Si el correo pertenece a una cuenta, en unos minutos recibirá un enlace. Es válido durante una hora y para un solo uso. Revise también el correo no deseado.',
  'If you already have our e-mail, its link still works.':
    'Si ya recibió nuestro correo, el enlace sigue siendo válido.',
  'Enter the e-mail you sign in with: we send you a link to set a new password.':
    'Escriba el correo con el que ingresa. Le enviaremos un enlace para crear una contraseña nueva.',
  'Send the link': 'Enviar el enlace',
  'Back to sign-in': 'Volver al ingreso',
  'Your password was changed.': 'Su contraseña se cambió.',
  'Sign in with the new one. Open sessions on other devices have ended.':
    'Ingrese con la nueva. Las sesiones abiertas en otros dispositivos se cerraron.',
  'The password does not meet the rules.': 'La contraseña no cumple los requisitos.',
  'From 8 to 32 characters, with at least one letter, one number and one special character.':
    'De 8 a 32 caracteres, con al menos una letra, un número y un carácter especial.',
  'This link has expired or was already used.': 'Este enlace venció o ya se usó.',
  'Ask for a new one: it arrives in a few minutes.': 'Solicite uno nuevo: llega en unos minutos.',
  'Ask for a new link': 'Solicitar un enlace nuevo',
  'For the account of {email}.': 'Para la cuenta de {email}.',
  'Save the password': 'Guardar la contraseña',
} as const;
