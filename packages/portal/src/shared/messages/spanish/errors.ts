import { addTexts } from '../catalogue.ts';

/** Errors and results of requests, and of the validation of fields (spec 5 and 8). */
export const errorsTexts = addTexts({
  'Update your terms and conditions and data usage policies to continue.':
    'Actualice los términos y condiciones y las políticas de uso de datos para continuar.',
  'Data not found': 'No encontramos información',
  'The request was not sent.': 'La solicitud no se envió.',
  'We are checking what happened to your request.':
    'Estamos verificando qué pasó con su solicitud.',
  'A payment of this document is already in progress.':
    'Ya hay un pago en proceso de este documento.',
  'A support session may not do this.': 'Una sesión de soporte no puede hacer esto.',
  'Your current session may not do this.': 'Su sesión actual no puede hacer esto.',
  'Document {type} not found': 'No encontramos el documento {type}',
  'Description not available': 'Descripción no disponible',
  'Incorrect format': 'Formato incorrecto',
  'answer option type not allowed': 'Tipo de respuesta no permitido',
  'Unknown middleware {name}': 'Middleware desconocido {name}',
  'Document types not found': 'No encontramos los tipos de documento',
  'User clients not found': 'No encontramos usuarios del cliente',
  'User not found': 'No encontramos el usuario',
  'Client roles not found': 'No encontramos los roles del cliente',
  'EDSList not found': 'No encontramos la lista de estaciones de servicio',
  'Departments not found': 'No encontramos los departamentos',
  'Associate user was not edited': 'El usuario asociado no se editó',
  'Associated user was not created': 'El usuario asociado no se creó',
  'User password was not edited': 'La contraseña del usuario no se cambió',
  'There was a problem making compensation. <br/> Try again later.':
    'Hubo un problema al hacer la compensación. <br/> Intente de nuevo más tarde.',
  'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.':
    'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.',
  'This email already exists on the site': 'Este correo electrónico ya existe en el sitio',
  '"{fieldName}" is required.': 'El campo "{fieldName}" es obligatorio.',
  '"{fieldName}" must have at least {min} letters.':
    'El campo "{fieldName}" debe tener al menos {min} caracteres.',
  '"{fieldName}" must have a maximum of {max} letters.':
    'El campo "{fieldName}" debe tener máximo {max} caracteres.',
  '"{fieldName}" must have {length} digits.': 'El campo "{fieldName}" debe tener {length} dígitos.',
  '"{fieldName}" must have {length} or {other} digits.':
    'El campo "{fieldName}" debe tener {length} o {other} dígitos.',
  '"{fieldName}" has characters that are not allowed.':
    'El campo "{fieldName}" tiene caracteres no permitidos.',
  '"{fieldName}" must be between {min} and {max}.':
    'El campo "{fieldName}" debe estar entre {min} y {max}.',
  'The start date cannot be after the end date.':
    'La fecha inicial no puede ser posterior a la fecha final.',
  'The date is outside the allowed range.': 'La fecha está fuera del rango permitido.',
  'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.':
    'Su compensación se envió correctamente; en aproximadamente 15 minutos le confirmaremos si fue exitosa.',
  'Associate user was successfully created.': 'El usuario asociado se creó correctamente.',
  'Associate user was successfully edited.': 'El usuario asociado se editó correctamente.',
  'User password was successfully changed.': 'La contraseña se cambió correctamente.',
  'please provide valid e-mail address.': 'Escriba un correo electrónico válido.',
  'You do not have permissions to be on this page!':
    '¡No tiene permisos para estar en esta página!',
  'Unauthorized session token, you must log in again.':
    'Su sesión ya no es válida: debe ingresar de nuevo.',
  'This address is not allowed.': 'Esta dirección no está permitida.',
});
