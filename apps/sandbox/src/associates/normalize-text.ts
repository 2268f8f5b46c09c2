const replacements: readonly (readonly [from: string, to: string])[] = [
  ...['áÁ', 'éÉ', 'íÍ', 'óÓ', 'úÚüÜ', 'ñÑ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, 'aeioun'.charAt(index)] as const),
  ),
];

/** SQL expression without accents and upper case, for search and sorting. SQLite's `lower` only handles ASCII. */
export const normalizeColumn = (column: string): string =>
  replacements.reduce(
    (sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`,
    `lower(${column})`,
  );

/** Removes accents and upper case from a search text. */
export const normalizeSearchText = (text: string): string =>
  replacements
    .reduce((normalized, [from, to]) => normalized.replaceAll(from, to), text.trim())
    .toLowerCase();

/** SQL condition: at least one of the columns contains the parameter `name`, a normalised search text. */
export const anyColumnContains = (columns: readonly string[], name: string): string =>
  columns.map((column) => `instr(${normalizeColumn(column)}, :${name}) > 0`).join(' or ');
