import { addTexts } from '../../catalogue.ts';

/** Texts of the import of users. */
export const texts = addTexts({
  'From a spreadsheet, one user per row.': 'Desde una hoja de cálculo, un usuario por fila.',
  'The file': 'Archivo',
  'Template for Excel (XLSX)': 'Plantilla para Excel (XLSX)',
  'Template as text (CSV)': 'Plantilla de texto (CSV)',
  'Separate the codes of several destinations with commas.':
    'Si son varios destinos, escriba sus códigos separados por comas.',
  'The file was not read': 'No pudimos leer el archivo',
  'The file has only headings and no users.':
    'El archivo solo tiene encabezados: no incluye usuarios.',
  'A file can contain up to {limit} users. Split it into several files.':
    'Cada archivo admite máximo {limit} usuarios. Divídalo en varios.',
  'These columns are missing: {columns}': 'Faltan estas columnas: {columns}',
  'File contents': 'Contenido del archivo',
  '{good} can be created, {wrong} have errors.': 'Listos para crear: {good}. Con errores: {wrong}.',
  '{created} created, {failed} failed.': 'Creados: {created}. Fallidos: {failed}.',
  '{created} created, {failed} failed, {unknown} unconfirmed.':
    'Creados: {created}. Fallidos: {failed}. Sin confirmar: {unknown}.',
  'Send an invitation to each user': 'Enviar invitación a cada usuario',
  'Without an invitation: {n}.': 'Sin invitación: {n}.',
  'Created and invited': 'Creado e invitado',
  'Created, not invited': 'Creado, sin invitación',
  'Creating people': 'Creando usuarios',
  'Creating…': 'Creando…',
  'Create 1 person': 'Crear 1 usuario',
  'Create {n} people': 'Crear {n} usuarios',
  'Try {n} again': 'Reintentar ({n})',
  Leave: 'Salir',
  Stay: 'Quedarse',
  'People are still being created': 'Todavía se están creando usuarios',
  'Use the other file': 'Usar el otro archivo',
  'Remove the file': 'Quitar el archivo',
  'Continue creating': 'Seguir creando',
  'Users that were already created are kept. The rest are not sent.':
    'Los usuarios ya creados se conservan; los demás no se envían.',
  Created: 'Creado',
  Failed: 'Fallido',
  Unconfirmed: 'Sin confirmar',
  'We received no response. A retry first checks whether the user exists.':
    'No recibimos respuesta. Al reintentar, primero verificamos si el usuario existe.',
});
