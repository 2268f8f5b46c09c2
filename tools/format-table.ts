/** Formats a table for the terminal. */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const formatLine = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  return [
    formatLine(header),
    formatLine(widths.map((width) => '-'.repeat(width))),
    ...rows.map(formatLine),
  ].join('\n');
}
