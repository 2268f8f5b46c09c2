/** Texts of users: personal data, associates, forms and permissions. */
export const peopleTexts = {
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
  'Personal data': 'Datos personales',
  'Terms accepted': 'Aceptados',
  'Terms not accepted': 'Sin aceptar',
  'Accepted on {date}, {time}': 'Aceptados el {date}, {time}',
  'Accepted on {date}, {time}, version {version}': 'Aceptados el {date}, {time}, versión {version}',
  'Edit my information': 'Editar mi perfil',
  'User sections': 'Secciones de usuarios',
  'Corporate information': 'Información corporativa',
  'No destinations match': 'Ningún destino coincide',
  'Search by code or commercial name.': 'Busque por código o nombre comercial.',
  'Change password': 'Cambiar contraseña',
  'Your password was not changed': 'No se cambió su contraseña',
  'We could not confirm whether your password was changed':
    'No pudimos confirmar si su contraseña cambió',
  'The next time you sign in, try the new password first. If it does not work, use the previous one.':
    'Cuando vuelva a ingresar, pruebe primero con la nueva. Si no funciona, use la que tenía.',
  'Your new password must have': 'Su nueva contraseña necesita',
  'Between {min} and {max} characters': 'Entre {min} y {max} caracteres',
  'At least one number': 'Al menos un número',
  'At least one letter': 'Al menos una letra',
  'At least one special character': 'Al menos un carácter especial',
  'Both passwords match': 'Las dos son iguales',
  met: 'cumplido',
  'not met yet': 'aún no se cumple',
  'This profile link is not valid': 'El enlace de este perfil no es válido',
  'It may be incomplete or changed. Find the user in the list.':
    'Puede estar incompleto o haber cambiado. Busque el usuario en la lista.',
  'We did not find this person': 'No encontramos este usuario',
  'The user does not exist or does not belong to your company.':
    'No existe o no pertenece a su empresa.',
  'You cannot create people in this session': 'No puede crear usuarios en esta sesión',
  'Only the legal representative can, but not in a support session.':
    'Solo el representante legal puede hacerlo; una sesión de soporte, no.',
  'View users': 'Ver usuarios',
  'New person': 'Nuevo usuario',
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
  'Edit {name}': 'Editar a {name}',
  Edit: 'Editar',
  'Accepted the terms and conditions': 'Aceptó los términos y condiciones',
  'Each user accepts them at sign-in.': 'Cada usuario los acepta al ingresar.',
  'The e-mail cannot be changed because it is used to sign in.':
    'El correo no se puede cambiar porque con él se inicia sesión.',
  'Choose a role': 'Elija un rol',
  'Choose a document type': 'Elija un tipo de documento',
  'Nothing was saved': 'No se guardó nada',
  'View the profile': 'Ver el perfil',
  'Your company has no destinations yet': 'Su empresa aún no tiene destinos',

  '1 destination selected': '1 seleccionado',
  '{n} destinations selected': '{n} seleccionados',
  'Paste a list of codes': 'Pegar una lista de códigos',
  '1 destination of the list is selected': 'Se seleccionó 1 destino de la lista',
  '{n} destinations of the list are selected': 'Se seleccionaron {n} destinos de la lista',
  'We did not find these codes: {codes}': 'No encontramos estos códigos: {codes}',
  'Choose these destinations': 'Seleccionar estos destinos',
  Codes: 'Códigos',
  'One per line or cell, as copied from a spreadsheet.':
    'Uno por línea o celda, tal como vienen en una hoja de cálculo.',
  Name: 'Nombre',
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
  'No users match': 'Ningún usuario coincide con la búsqueda',
  'No users yet': 'Aún no hay usuarios',
  'Search by name, e-mail or document.': 'Busque por nombre, correo o documento.',
  'Create your company’s first user.': 'Cree el primer usuario de su empresa.',
  'View all users': 'Ver todos los usuarios',

  'Every station': 'Todas las estaciones',

  'The pages that you can open, and who can grant you access to the others.':
    'Las páginas a las que puede entrar y quién puede darle acceso a las demás.',
  'You cannot open this page': 'No tiene acceso a esta página',
  'Needed permission': 'Permiso necesario',
  'Any one of these permissions': 'Cualquiera de estos permisos',
  'Roles with access': 'Roles con acceso',
  'Who can grant it': 'Quién puede otorgarlo',
  'The roles {roles} include it.': 'Lo tienen los roles {roles}.',
  'Ask them for a role that includes it, then sign in again.':
    'Pida que le asignen un rol que lo incluya y vuelva a ingresar.',
  'Ask your company who has these roles.': 'Pregunte en su empresa quién tiene esos roles.',
  'Users who can grant it': 'Usuarios que pueden otorgarlo',
  'No other user in your list can grant it, but your legal representative can.':
    'Ningún otro usuario de su lista puede otorgarlo; su representante legal sí.',
  'Copy the request': 'Copiar la solicitud',
  'Request copied': 'Solicitud copiada',
  'Hello. I am {name}, client {client}. I need to open "{page}" in the portal ({permission}). Can you assign me a role that includes it?':
    'Hola. Soy {name}, cliente {client}. Necesito abrir «{page}» en el portal ({permission}). ¿Me puede asignar un rol que lo permita?',
  'Pages of the portal': 'Páginas del portal',
  'You have access': 'Tiene acceso',
  'You do not have access': 'No tiene acceso',
  'The company’s users': 'Los usuarios de la empresa',
} as const;
