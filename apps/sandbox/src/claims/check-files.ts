import type { AdjuntoInput } from '@surtidor/data/schema';
import { claimLimits } from '@surtidor/domain/vocabulary';
import { createInvalidInputError } from '../shared/errors.ts';

/** The beginnings of the accepted files, in hexadecimal. */
const accepted: readonly (readonly [RegExp, string])[] = [
  [/^ffd8ff/, 'jpg'],
  [/^89504e470d0a1a0a/, 'png'],
  [/^52494646.{8}57454250/, 'webp'],
  [/^255044462d/, 'pdf'],
];

const toHex = (text: string): string =>
  [...text].map((char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');

const decode = (content: string): string => {
  try {
    return atob(content);
  } catch {
    throw createInvalidInputError('adjuntos', 'No se pudo leer el archivo.');
  }
};

/** Checks the files by their content, and returns names without folders and with the extension of the content. */
export function checkFiles(files: readonly AdjuntoInput[]): readonly string[] {
  if (files.length > claimLimits.files)
    throw createInvalidInputError('adjuntos', `Adjunte máximo ${claimLimits.files} archivos.`);
  let bytes = 0;
  return files.map(({ nombre, contenido }) => {
    const content = decode(contenido);
    bytes += content.length;
    if (bytes > claimLimits.totalBytes)
      throw createInvalidInputError('adjuntos', 'Los archivos son demasiado grandes.');
    const start = toHex(content.slice(0, 12));
    const [, extension] = accepted.find(([pattern]) => pattern.test(start)) ?? [];
    if (extension === undefined)
      throw createInvalidInputError('adjuntos', 'Adjunte solo fotos o PDF.');
    const base = (nombre.split(/[\\/]/).at(-1) ?? '')
      .replace(/\.[^.]*$/, '')
      .replace(/[^\p{L}\p{N} _()-]/gu, '')
      .slice(0, claimLimits.fileName);
    return `${base || 'archivo'}.${extension}`;
  });
}
