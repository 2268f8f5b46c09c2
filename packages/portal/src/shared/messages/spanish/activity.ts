import { addTexts } from '../catalogue.ts';

/** Texts of the activity. */
export const activityTexts = addTexts({
  'Who signed in, changed users or tried to pay, and the visits of support.':
    'Quién ingresó, cambió usuarios o intentó pagar, y las visitas de soporte.',
  'Sign-ins': 'Ingresos',
  'Support visits': 'Visitas de soporte',
  'Changes of users': 'Cambios de usuarios',
  'Attempts to pay': 'Intentos de pago',
  Everyone: 'Todos los usuarios',
  Everything: 'Todo',
  'What was done': 'Qué se hizo',
  Time: 'Hora',
  'Created {name}': 'Creó a {name}',
  'Edited {name}': 'Editó a {name}',
  'Changed the role of {name}': 'Cambió el rol de {name}',
  'Activated {name}': 'Activó a {name}',
  'Deactivated {name}': 'Desactivó a {name}',
  'Signed in': 'Ingresó al portal',
  'Support entered in their name': 'Soporte ingresó en su nombre',
  'a user': 'un usuario',
  'Payment of {amount}': 'Pago de {amount}',
  Support: 'Soporte',
  'Nothing matches': 'No hay actividad con estos filtros',
  'Choose another person or everything that was done.': 'Elija otro usuario o «Todo».',
  'Part of the activity could not be read.': 'No pudimos leer una parte de la actividad.',
});
