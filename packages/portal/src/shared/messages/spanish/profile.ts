import { addTexts } from '../catalogue.ts';

/** Texts of the form of a user and of the terms. */
export const profileTexts = addTexts({
  'Terms and data usage': 'Términos y uso de datos',
  'Read and accept both texts to continue.': 'Lea ambos textos y acéptelos para continuar.',
  'I accept the terms and conditions': 'Acepto los términos y condiciones',
  'I accept the privacy policy': 'Acepto la política de privacidad',
  'the privacy policy': 'la política de privacidad',
  'Save and continue': 'Guardar y continuar',
  'Your acceptance was not saved': 'No se guardó su aceptación',
  'Read {title}': 'Leer {title}',
  'Support sessions cannot accept the terms for the customer.':
    'Una sesión de soporte no puede aceptar los términos por el cliente.',
  'All ({n})': 'Todas ({n})',
  'Save changes': 'Guardar cambios',
  'This profile link is not valid': 'El enlace de este perfil no es válido',
  'It may be incomplete or changed. Find the user in the list.':
    'Puede estar incompleto o haber cambiado. Busque el usuario en la lista.',
  'We did not find this person': 'No encontramos este usuario',
  'The user does not exist or does not belong to your company.':
    'No existe o no pertenece a su empresa.',
  'View users': 'Ver usuarios',
  'Edit {name}': 'Editar a {name}',
  'Accepted the terms and conditions': 'Aceptó los términos y condiciones',
  'Each user accepts them at sign-in.': 'Cada usuario los acepta al ingresar.',
  'The e-mail cannot be changed because it is used to sign in.':
    'El correo no se puede cambiar porque con él se inicia sesión.',
  'Choose a role': 'Elija un rol',
  'Choose a document type': 'Elija un tipo de documento',
  'View the profile': 'Ver el perfil',
  'Your company has no destinations yet': 'Su empresa aún no tiene destinos',
  '1 destination selected': '1 seleccionado',
  '{n} destinations selected': '{n} seleccionados',
  'Paste a list of codes': 'Pegar una lista de códigos',
  '1 destination of the list is selected': 'Se seleccionó 1 destino de la lista',
  '{n} destinations of the list are selected': 'Se seleccionaron {n} destinos de la lista',
  'Choose these destinations': 'Seleccionar estos destinos',
  Codes: 'Códigos',
  'One per line or cell, as copied from a spreadsheet.':
    'Uno por línea o celda, tal como vienen en una hoja de cálculo.',
});
