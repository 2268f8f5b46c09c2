const pairs: readonly (readonly [from: string, to: string])[] = [
  ...['áÁ', 'éÉ', 'íÍ', 'óÓ', 'úÚüÜ', 'ñÑ'].flatMap((signs, index) =>
    [...signs].map((sign) => [sign, 'aeioun'.charAt(index)] as const),
  ),
];

/** SQL that removes accents and case, for searching and sorting. SQLite's `lower` only handles ASCII. */
export const plainText = (column: string): string =>
  pairs.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, `lower(${column})`);

/** Normalises a search text like {@link plainText}. */
export const plainSearch = (text: string): string =>
  pairs.reduce((plain, [from, to]) => plain.replaceAll(from, to), text.trim()).toLowerCase();

/** SQL that holds when any of the columns contains the parameter `name`, a {@link plainSearch}. */
export const contains = (columns: readonly string[], name: string): string =>
  columns.map((column) => `instr(${plainText(column)}, :${name}) > 0`).join(' or ');
