import { addTexts } from '../catalogue.ts';

/** Texts of all forms. */
export const formsTexts = addTexts({
  'We saved what you were typing': 'Guardamos lo que estaba escribiendo',
  'Start over': 'Empezar de nuevo',
  'Your changes were not saved. Check them and save.':
    'No se guardó. Revise la información y guárdela.',
  'Saving ...': 'Guardando...',
  'Show what is missing': 'Ver qué falta',
  'We could not confirm whether it was saved': 'No pudimos confirmar si se guardó',
  'We received no response. Check whether it was saved before you send it again.':
    'No recibimos respuesta. Verifique si la información quedó guardada antes de enviarla de nuevo.',
  '"Passwords" must be identical.': 'Las contraseñas deben ser idénticas.',
  '"Password" must have at least one number.': 'La contraseña debe tener al menos un número.',
  '"Password" must have at least one letter.': 'La contraseña debe tener al menos una letra.',
  '"Password" must have at least one special character.':
    'La contraseña debe tener al menos un carácter especial.',
  'must be active or invactive': 'debe ser activo o inactivo',
  'Current password': 'Contraseña actual',
  'New password': 'Nueva contraseña',
  'Repeat password': 'Confirmar contraseña',
  'To continue you must accept {fieldName}.': 'Para continuar debe aceptar {fieldName}.',
  'the terms and conditions': 'los términos y condiciones',
  'Your password was not changed': 'No se cambió su contraseña',
});
