import { addTexts } from '../catalogue.ts';

/** Texts for reading CSV files and workbooks. */
export const tableFilesTexts = addTexts({
  'CSV file or Excel workbook': 'Archivo CSV o libro de Excel',
  'Reading the file…': 'Leyendo el archivo…',
  'The file is larger than {megabytes} MB. Split it into several files.':
    'El archivo pesa más de {megabytes} MB. Divídalo en varios.',
  'The unpacked workbook is too large. Copy only your data to a new workbook.':
    'El libro es demasiado grande al descomprimirlo. Copie solo sus datos en un libro nuevo.',
  'The sheets span too many rows or columns. Copy only your data to a new workbook.':
    'Las hojas abarcan demasiadas filas o columnas. Copie solo sus datos en un libro nuevo.',
  'The workbook has the old format (.xls) or a password. Save it as .xlsx without a password.':
    'El libro tiene el formato antiguo (.xls) o una contraseña. Guárdelo como .xlsx sin contraseña.',
  'The file is neither CSV nor an Excel workbook (.xlsx), or it is damaged.':
    'El archivo no es un CSV ni un libro de Excel (.xlsx), o está dañado.',
  'Reading the file took too long. Split it into several files.':
    'La lectura del archivo tardó demasiado. Divídalo en varios.',
  'The file reader could not be loaded. Reload the page and try again.':
    'No pudimos cargar el lector de archivos. Recargue la página e intente de nuevo.',
  'How the file was read': 'Así leímos el archivo',
  'Change these options if the columns or characters look wrong.':
    'Cambie estas opciones si las columnas o los caracteres no se ven bien.',
  'First rows of the file': 'Primeras filas del archivo',
  Separator: 'Separador',
  'Semicolon (;)': 'Punto y coma (;)',
  'Comma (,)': 'Coma (,)',
  Tab: 'Tabulación',
  'Vertical bar (|)': 'Barra vertical (|)',
  Encoding: 'Codificación',
  'UTF-8': 'UTF-8',
  'UTF-16': 'UTF-16',
  'Windows-1252 (Excel on Windows)': 'Windows-1252 (Excel en Windows)',
  'Macintosh (Excel on Mac)': 'Macintosh (Excel en Mac)',
  Sheet: 'Hoja',
  Ready: 'Sin errores',
  'With errors': 'Con errores',
  'Line {n}': 'Fila {n}',
});
