import type { Names } from './names.ts';

/** A file to write: its path from the root and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** A change to a file that is there: its new text, or what is in the way, as a sentence. */
export interface Edit {
  readonly path: string;
  readonly edit: (text: string) => { readonly text: string } | { readonly error: string };
}

/** Makes the files of one kind of piece, in an area where the kind has areas. */
export type Generator = (names: Names, area: string) => readonly GeneratedFile[];
