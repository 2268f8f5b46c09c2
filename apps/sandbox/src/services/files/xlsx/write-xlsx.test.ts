import readSheets from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { amount, type Cell, date, text, whole } from './sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

/** The cells below heading and titles, as another program reads them. */
async function readBack(...rows: readonly (readonly Cell[])[]) {
  const file = await writeXlsx({
    name: 'Estado',
    heading: ['Estado de cuenta'],
    columns: [
      { title: 'Valor', width: 12 },
      { title: 'Otro', width: 12 },
    ],
    rows,
  });
  const [sheet] = await readSheets(file.buffer);
  expect(sheet?.sheet).toBe('Estado');
  expect(sheet?.data.slice(0, 2)).toEqual([
    ['Estado de cuenta', null],
    ['Valor', 'Otro'],
  ]);
  return sheet?.data.slice(2);
}

describe('a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '<b> & "ñ"'])('keeps %j as text', async (value) => {
    expect(await readBack([text(value)])).toEqual([[value, null]]);
  });

  it('stores amounts as numbers, including negative ones', async () => {
    expect(await readBack([amount('-1234567.89'), amount(0)], [whole(7)])).toEqual([
      [-1_234_567.89, 0],
      [7, null],
    ]);
  });

  it.each([
    ['2026-11-21', new Date('2026-11-21')],
    ['1970-01-01 10:00:00', new Date('1970-01-01')],
    ['2026-02-31', '2026-02-31'],
    ['0000-00-00', '0000-00-00'],
  ])('writes the date %s', async (value, read) => {
    expect(await readBack([date(value)])).toEqual([[read, null]]);
  });

  it('leaves the cell of an invalid number empty', async () => {
    expect(
      await readBack([amount('abc'), amount('')], [text(null), date(null)], [whole(1)]),
    ).toEqual([
      [null, null],
      [null, null],
      [1, null],
    ]);
  });
});
