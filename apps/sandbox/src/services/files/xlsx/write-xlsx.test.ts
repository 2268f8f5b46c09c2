import readSheets from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import {
  type Cell,
  createAmountCell,
  createDateCell,
  createIntegerCell,
  createTextCell,
} from './sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Writes a workbook, reads it with another library and returns the rows below the column titles. */
async function writeAndRead(...rows: readonly (readonly Cell[])[]) {
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

describe('writeXlsx', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '<b> & "ñ"'])('writes %j as text', async (value) => {
    expect(await writeAndRead([createTextCell(value)])).toEqual([[value, null]]);
  });

  it('writes amounts as numbers', async () => {
    expect(
      await writeAndRead(
        [createAmountCell('-1234567.89'), createAmountCell(0)],
        [createIntegerCell(7)],
      ),
    ).toEqual([
      [-1_234_567.89, 0],
      [7, null],
    ]);
  });

  it.each([
    ['2026-11-21', new Date('2026-11-21')],
    ['1970-01-01 10:00:00', new Date('1970-01-01')],
    ['2026-02-31', '2026-02-31'],
    ['0000-00-00', '0000-00-00'],
  ])('writes the date %s as %s', async (value, expected) => {
    expect(await writeAndRead([createDateCell(value)])).toEqual([[expected, null]]);
  });

  it('leaves the cell of an invalid number empty', async () => {
    expect(
      await writeAndRead(
        [createAmountCell('abc'), createAmountCell('')],
        [createTextCell(null), createDateCell(null)],
        [createIntegerCell(1)],
      ),
    ).toEqual([
      [null, null],
      [null, null],
      [1, null],
    ]);
  });
});
