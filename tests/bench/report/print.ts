import { table } from '../../../tools/table.ts';
import type { Section } from '../bench.ts';

/** A section for the terminal. */
export function sectionText({ title, header, rows, notes = [] }: Section): string {
  const lines = [title, '', table(header, rows)];
  return [...lines, ...(notes.length > 0 ? ['', ...notes.map((note) => `  ${note}`)] : [])].join(
    '\n',
  );
}
