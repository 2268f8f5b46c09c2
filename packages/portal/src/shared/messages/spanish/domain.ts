/** Messages of the domain: validation, states and the error catalogue (spec 4, 5 and 8). */
export const domainTexts = {
  Status: 'Estado',
  Pedidos: 'Pedidos',
  'No timeline information found for this order':
    'No encontramos información de seguimiento de este pedido',
  'Invalid date format': 'Formato de fecha no válido',
  'Detail not available': 'Detalle no disponible',
  Todos: 'Todos',
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
  'All ({n})': 'Todas ({n})',
  Colombia: 'Colombia',
  Peru: 'Perú',
  Ecuador: 'Ecuador',
  'Lubricants (Colombia)': 'Lubricantes (Colombia)',
  'Lubricants (Ecuador)': 'Lubricantes (Ecuador)',
  Document: 'Documento',
  Telephone: 'Teléfono',
  Address: 'Dirección',
  City: 'Ciudad',
  Country: 'País',
  Role: 'Rol',
  Destinations: 'Destinos',

  'In process': 'En proceso',
  Completed: 'Completada',
  Active: 'Activo',
  Inactive: 'Inactivo',
  bad: 'malo',
  fair: 'regular',
  normal: 'normal',
  good: 'bueno',
  excellent: 'excelente',
  'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.':
    'Su compensación se envió correctamente; en aproximadamente 15 minutos le confirmaremos si fue exitosa.',

  'Invoice selection ({n})': 'Selección de facturas ({n})',
  'Send compensation': 'Enviar compensación',
  VS: 'VS',
  'You must choose at least 1 item from each side to make compensation.':
    'Debe elegir al menos 1 elemento de cada lado para hacer la compensación.',
  'Generate certificate': 'Generar certificado',
  'List of Sales Certificates Generated': 'Lista de certificados de ventas generados',
  'Status of your order': 'Estado de su pedido',
  'Are you sure to delete all the notifications?':
    '¿Está seguro de eliminar todas las notificaciones?',
  Save: 'Guardar',
  'Save changes': 'Guardar cambios',

  Activo: 'Activo',
  Inactivo: 'Inactivo',
  Consolidado: 'Consolidado',
  Detallado: 'Detallado',
  Agregar: 'Agregar',
  'Ver detalle de compra': 'Ver detalle de compra',
  'Ocultar detalle de compra': 'Ocultar detalle de compra',
  'Bonos agregados': 'Bonos agregados',
  Continuar: 'Continuar',
  'Pagar con PSE': 'Pagar con PSE',
  'Procesando...': 'Procesando...',
  'El límite máximo permitido por cada compra es de {amount}':
    'El límite máximo permitido por cada compra es de {amount}',
  'Tu compra ha alcanzado el límite máximo permitido de {amount}.':
    'Tu compra ha alcanzado el límite máximo permitido de {amount}.',

  'Associate user was successfully created.': 'El usuario asociado se creó correctamente.',
  'Associate user was successfully edited.': 'El usuario asociado se editó correctamente.',
  'User password was successfully changed.': 'La contraseña se cambió correctamente.',
} as const;
