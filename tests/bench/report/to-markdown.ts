import type { Section } from '../bench.ts';

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Formats a section as a Markdown table for docs/measurements.md. */
export const toMarkdown = ({ title, header, rows, notes = [] }: Section): string =>
  [
    `## ${title}`,
    '',
    formatRow(header),
    formatRow(header.map(() => '---')),
    ...rows.map(formatRow),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
