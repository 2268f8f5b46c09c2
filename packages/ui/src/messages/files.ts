import { useGroupMessages } from './messages.tsx';

const megabyteFormat = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** Formats a size in bytes: '1,5 MB', '20 kB'. */
const formatSize = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${megabyteFormat.format(Math.ceil(bytes / 100_000) / 10)} MB`;

/** The Spanish messages of file fields; loaded only with them. */
export const spanishFileMessages = {
  fileChoose: (isMultiple: boolean): string => (isMultiple ? 'Elegir archivos' : 'Elegir archivo'),
  fileDrop: (isMultiple: boolean): string =>
    isMultiple ? 'o arrástrelos aquí' : 'o arrástrelo aquí',
  filesChosen: (names: string) => `Archivos elegidos: ${names}`,
  fileRemove: (name: string) => `Quitar ${name}`,
  fileSize: formatSize,
  fileTooLarge: (name: string, limit: number) =>
    `${name} supera el máximo de ${formatSize(limit)}.`,
  fileTypeRejected: (name: string, accept: string) =>
    `No podemos usar ${name}. Elija un archivo de estos tipos: ${accept}.`,
};

/** The messages of file fields; each can be overridden. */
export type FileMessages = typeof spanishFileMessages;

const formatEnglishSize = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;

/** The English messages of file fields. */
export const englishFileMessages: FileMessages = {
  fileChoose: (isMultiple) => (isMultiple ? 'Choose files' : 'Choose a file'),
  fileDrop: (isMultiple) => (isMultiple ? 'or drop them here' : 'or drop it here'),
  filesChosen: (names) => `Selected files: ${names}`,
  fileRemove: (name) => `Remove ${name}`,
  fileSize: formatEnglishSize,
  fileTooLarge: (name, limit) => `${name} is larger than ${formatEnglishSize(limit)}.`,
  fileTypeRejected: (name, accept) =>
    `${name} cannot be used. Choose a file of these types: ${accept}.`,
};

/** Returns the current messages of file fields. */
export const useFileMessages = (): FileMessages => useGroupMessages(spanishFileMessages);
