import type { Names } from './names.ts';

/** A file to write, relative to the root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** A change to an existing file. Returns the new text, or an error if the change is not possible. */
export interface Edit {
  readonly path: string;
  readonly edit: (text: string) => { readonly text: string } | { readonly error: string };
}

/** Generates files in an area, group or route. */
export type Generator = (names: Names, target: string) => readonly GeneratedFile[];
