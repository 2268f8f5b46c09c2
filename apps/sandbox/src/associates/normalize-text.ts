const replacements: readonly (readonly [from: string, to: string])[] = [
  ...['áÁ', 'éÉ', 'íÍ', 'óÓ', 'úÚüÜ', 'ñÑ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, 'aeioun'.charAt(index)] as const),
  ),
];

/** Returns an SQL expression that converts a column to lower case and removes its accents, for search and sorting. SQLite's `lower` only handles ASCII. */
export const normalizeColumn = (column: string): string =>
  replacements.reduce(
    (sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`,
    `lower(${column})`,
  );

/** Converts a search string to lower case and removes its accents. */
export const normalizeSearchText = (text: string): string =>
  replacements
    .reduce((normalized, [from, to]) => normalized.replaceAll(from, to), text.trim())
    .toLowerCase();

/** Returns an SQL condition: at least one of the columns contains the parameter, a normalised search string. */
export const buildContainsCondition = (columns: readonly string[], paramName: string): string =>
  columns.map((column) => `instr(${normalizeColumn(column)}, :${paramName}) > 0`).join(' or ');
