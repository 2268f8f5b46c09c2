/** The separator a spreadsheet wrote: the one its first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counted = [';', ',', '\t'].map((sign) => [sign, first.split(sign).length] as const);
  return counted.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ';';
}

/** An apostrophe that kept a text from being a formula belongs to the file, not to the text. */
const unguarded = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** The cells of a CSV file, quoted ones included; the separator is found, not asked for. */
export function readCsv(file: string): readonly (readonly string[])[] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(unguarded(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
