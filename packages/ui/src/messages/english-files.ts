import type { FileMessages } from './spanish-files.ts';

const formatSize = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;

/** The English messages of file fields. */
export const englishFileMessages: FileMessages = {
  fileChoose: (isMultiple) => (isMultiple ? 'Choose files' : 'Choose a file'),
  fileDrop: (isMultiple) => (isMultiple ? 'or drop them here' : 'or drop it here'),
  filesChosen: (names) => `Selected files: ${names}`,
  fileRemove: (name) => `Remove ${name}`,
  fileSize: formatSize,
  fileTooLarge: (name, limit) => `${name} is larger than ${formatSize(limit)}.`,
  fileTypeRejected: (name, accept) =>
    `${name} cannot be used. Choose a file of these types: ${accept}.`,
};
