import type { Names } from './names.ts';

/** A file to write: its path from the root and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Makes the files of one kind of piece, in an area where the kind has areas. */
export type Generator = (names: Names, area: string) => readonly GeneratedFile[];
