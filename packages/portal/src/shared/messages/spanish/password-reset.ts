import { addTexts } from '../catalogue.ts';

/** Texts of the pages for a forgotten password. */
export const passwordResetTexts = addTexts({
  'Check your e-mail': 'Revise su correo',
  'If the e-mail belongs to an account, you will receive a link. It can be used once and is valid for one hour.':
    'Si el correo pertenece a una cuenta, en unos minutos recibirá un enlace. Es válido durante una hora y para un solo uso. Revise también el correo no deseado.',
  'If you have already received our e-mail, its link still works.':
    'Si ya recibió nuestro correo, el enlace sigue siendo válido.',
  'Enter the e-mail that you sign in with. We will send you a link to set a new password.':
    'Escriba el correo con el que ingresa. Le enviaremos un enlace para crear una contraseña nueva.',
  'The e-mail was not sent': 'No se envió el correo',
  'Send the link': 'Enviar el enlace',
  'Back to sign-in': 'Volver al ingreso',
  'Your password was changed.': 'Su contraseña se cambió.',
  'Sign in with the new password. Sessions on other devices have ended.':
    'Ingrese con la nueva. Las sesiones abiertas en otros dispositivos se cerraron.',
  'This password is easy to guess.': 'Esta contraseña es fácil de adivinar.',
  'Do not use your name, your company, common words or sequences such as 1234.':
    'No use su nombre, su empresa, palabras comunes ni secuencias como 1234.',
  'The password does not meet the rules.': 'La contraseña no cumple los requisitos.',
  'Use 8 to 32 characters, with at least one letter, one number and one special character.':
    'De 8 a 32 caracteres, con al menos una letra, un número y un carácter especial.',
  'This link has expired or was already used.': 'Este enlace venció o ya se usó.',
  'Request a new link. It arrives in a few minutes.': 'Solicite uno nuevo: llega en unos minutos.',
  'Request a new link': 'Solicitar un enlace nuevo',
  'For the account {email}.': 'Para la cuenta de {email}.',
  'Save password': 'Guardar la contraseña',
});
