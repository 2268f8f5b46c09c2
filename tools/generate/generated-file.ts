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

/** Generates the files of one kind, in an area, group or route; a screen with a query of the contract. */
export type Generator = (names: Names, place: string, query?: string) => readonly GeneratedFile[];
