import type { Names } from './names.ts';

/** A file to write, relative to the root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** A change to an existing file: its new text, or why it is not possible. */
export interface Edit {
  readonly path: string;
  readonly edit: (text: string) => { readonly text: string } | { readonly error: string };
}

/** Makes the files of one kind of piece, in an area where the kind has areas. */
export type Generator = (names: Names, area: string) => readonly GeneratedFile[];
