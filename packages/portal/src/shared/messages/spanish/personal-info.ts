import { addTexts } from '../catalogue.ts';

/** Texts of the user's own profile and permissions. */
export const personalInfoTexts = addTexts({
  'Terms accepted': 'Aceptados',
  'Terms not accepted': 'Sin aceptar',
  'Accepted on {date}, {time}': 'Aceptados el {date}, {time}',
  'Accepted on {date}, {time}, version {version}': 'Aceptados el {date}, {time}, versión {version}',
  'Edit my information': 'Editar mi perfil',
  'Corporate information': 'Información corporativa',
  'No destinations match': 'Ningún destino coincide',
  'Search by code or commercial name.': 'Busque por código o nombre comercial.',
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
});
