import { addTexts } from '../catalogue.ts';

/** Texts of users: personal data, the list of users and their permissions. */
export const peopleTexts = addTexts({
  Telephone: 'Teléfono',
  Address: 'Dirección',
  City: 'Ciudad',
  Country: 'País',
  Role: 'Rol',
  'First name': 'Nombres',
  'Last name': 'Apellidos',
  'Document type': 'Tipo de documento',
  '"{written}" is not a role. The roles are: {options}.':
    '«{written}» no es un rol. Los roles son: {options}.',
  '"{written}" cannot be assigned here.': '«{written}» no se puede asignar aquí.',
  '"{written}" is an abbreviated number. Set the column to text in the spreadsheet and type it again.':
    '"{written}" es un número abreviado y perdió dígitos. Ponga la columna en formato de texto y escríbalo de nuevo.',
  '"{written}" is a date. Set the column to text in the spreadsheet and type the number again.':
    '"{written}" es una fecha. Ponga la columna en formato de texto y escriba de nuevo el número.',
  '"{written}" is not a document type. The types are: {options}.':
    '«{written}» no es un tipo de documento. Los tipos son: {options}.',
  'This e-mail is also in line {line} of the file.':
    'Este correo ya está en la fila {line} del archivo.',
  'You cannot create people in this session': 'No puede crear usuarios en esta sesión',
  'Only the legal representative can, but not in a support session.':
    'Solo el representante legal puede hacerlo; una sesión de soporte, no.',
  'Send invitation': 'Enviar invitación',
  'An e-mail with a link to create the password. Nobody else knows it.':
    'Le llega un correo con un enlace para crear su contraseña. Nadie más la conoce.',
  'Sending the invitation to {email}…': 'Enviando la invitación a {email}…',
  'We sent the invitation to {email}.': 'Enviamos la invitación a {email}.',
  'Its link creates the password. It can be used once and is valid for one hour.':
    'Con el enlace del correo crea su contraseña. Es válido durante una hora y para un solo uso.',
  'Invitation to {name}': 'Invitación a {name}',
  'The invitation to {name} was not sent': 'No se envió la invitación a {name}',
  'We could not confirm the invitation. If it does not arrive, send it again.':
    'No pudimos confirmar el envío de la invitación. Si no le llega, envíela de nuevo.',
  'Send again': 'Enviar de nuevo',
  Edit: 'Editar',
  'Nothing was saved': 'No se guardó nada',
  'We did not find these codes: {codes}': 'No encontramos estos códigos: {codes}',
  'The users of your company and their roles.':
    'Usuarios de su empresa que ingresan al portal y el rol de cada uno.',
  'Name, e-mail or document': 'Nombre, correo o documento',
  'Every destination': 'Todos los destinos',
  'No destinations': 'Sin destinos',
  '{name} and {n} more': '{name} y {n} más',
  You: 'Usted',
  'Options for {name}': 'Opciones de {name}',
  Activate: 'Activar',
  Deactivate: 'Desactivar',
  'Activate {name}?': '¿Activar a {name}?',
  'Deactivate {name}?': '¿Desactivar a {name}?',
  'They can sign in again with their previous role.':
    'Podrá ingresar de nuevo con el rol que tenía.',
  'Their session ends immediately and they cannot sign in until you activate them again.':
    'Su sesión se cerrará de inmediato y no podrá ingresar hasta que usted active el usuario de nuevo.',
  '{name} can sign in again.': '{name} puede ingresar de nuevo.',
  '{name} can no longer sign in.': '{name} ya no puede ingresar.',
  'No users yet': 'Aún no hay usuarios',
  'Search by name, e-mail or document.': 'Busque por nombre, correo o documento.',
  'Create your company’s first user.': 'Cree el primer usuario de su empresa.',
  'View all users': 'Ver todos los usuarios',
});
