import { read, utils, write } from '@e965/xlsx';
import { createCalendarDate } from '@surtidor/domain';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTableFile } from '../../packages/portal/src/features/table-files/read-table-file.ts';
import {
  createAmountCell,
  createDayCell,
  createSheet,
  createTextCell,
} from '../../packages/portal/src/features/table-files/sheet.ts';
import { writeWorkbook } from '../../packages/portal/src/features/table-files/write-workbook.ts';

interface Row {
  readonly name: string;
  readonly minor: number;
}

const day = createCalendarDate(2026, 11, 21);
const createFile = async (...rows: readonly Row[]) => {
  const sheet = createSheet<Row>(
    'Estado: cuenta 1/2',
    [
      { title: 'Nombre', width: 20, cell: ({ name }) => createTextCell(name) },
      {
        title: 'Valor',
        width: 16,
        cell: ({ minor }) => createAmountCell({ minor, currency: 'COP' }),
      },
      { title: 'Fecha', width: 12, cell: () => createDayCell(day) },
    ],
    rows,
  );
  return new Uint8Array(await (await writeWorkbook(sheet)).arrayBuffer());
};

/** Reads the first sheet with ExcelJS. */
async function readWithExcelJs(file: Uint8Array) {
  const workbook = new ExcelJS.Workbook();
  // ExcelJS's types expect the Buffer of an older Node.
  await workbook.xlsx.load(Buffer.from(file) as unknown as ExcelJS.Buffer);
  const [sheet] = workbook.worksheets;
  if (sheet === undefined) throw new Error('The workbook has no sheets.');
  const rows: unknown[][] = [];
  sheet.eachRow(({ values }) => rows.push(Array.isArray(values) ? values.slice(1) : []));
  return { sheet, rows };
}

/** Reads the first sheet with SheetJS. */
function readWithSheetJs(file: Uint8Array): unknown[][] {
  const { SheetNames, Sheets } = read(file, { cellDates: true, UTC: true });
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('The workbook has no sheets.');
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, UTC: true });
}

const date = new Date('2026-11-21');

const longNumber = Number('1234567890123456789');

/** Writes a workbook with ExcelJS: a hidden sheet, then one with codes as spreadsheets store them. */
async function writeCodes() {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Oculta', { state: 'hidden' }).addRow(['no']);
  workbook.addWorksheet('Muy oculta', { state: 'veryHidden' }).addRow(['no']);
  const sheet = workbook.addWorksheet('Personas');
  const cells: readonly (readonly [ExcelJS.CellValue, string?])[] = [
    [12345, '0000000000'],
    [12345, '"A-"000000;[Red]-000000'],
    [900123456, '000-000-000'],
    [longNumber, '0'],
    [null, '000'],
    [longNumber],
    [3001234567, '0.00E+00'],
    [3001234567],
    [50000.5, '"$" #,##0.00'],
    [50000, '0'],
    [0.5, '0.00%'],
    ['0012', '@'],
    [date, 'yyyy-mm-dd'],
    [{ formula: '1+1', result: 2 }, '000'],
  ];
  sheet.addRow(cells.map(([value]) => value));
  for (const [index, [, format]] of cells.entries()) {
    if (format !== undefined) sheet.getRow(1).getCell(index + 1).numFmt = format;
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

it('reads codes as they are displayed, and omits hidden sheets', async () => {
  expect(await readTableFile(await writeCodes())).toEqual({
    kind: 'workbook',
    sheet: 'Personas',
    sheets: ['Personas'],
    rows: [
      [
        '0000012345',
        'A-012345',
        '900-123-456',
        '1.2345678901234568E+18',
        '',
        '1.2345678901234568E+18',
        '3.001234567E+9',
        '3001234567',
        '50000.5',
        '50000',
        '0.5',
        '0012',
        '2026-11-21',
        '002',
      ],
    ],
  });
});

describe('a workbook written by the portal', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("x";"y")', '<b> & "ñ"'])(
    'has numbers, dates and the text %j',
    async (name) => {
      const file = await createFile({ name, minor: -150_050 }, { name: 'Otra', minor: 0 });
      const rows = [
        ['Nombre', 'Valor ($)', 'Fecha'],
        [name, -1500.5, date],
        ['Otra', 0, date],
      ];
      expect(readWithSheetJs(file)).toEqual(rows);
      const { sheet, rows: excelJsRows } = await readWithExcelJs(file);
      expect(excelJsRows).toEqual(rows);
      expect(sheet.name).toBe('Estado  cuenta 1 2');
      expect(sheet.getCell('A2').type).toBe(ExcelJS.ValueType.String);
      expect(sheet.getCell('B2').numFmt).toBe('#,##0.00');
    },
  );

  it('can be read with any string in a cell', async () => {
    const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: codeUnit }), async (name) => {
        const file = await createFile({ name: `a${name}`, minor: 1 });
        expect((await readWithExcelJs(file)).rows[1]?.[1]).toBe(0.01);
        expect(readWithSheetJs(file)[1]?.[1]).toBe(0.01);
      }),
      { numRuns: 50 },
    );
  });
});

describe('readTableFile', () => {
  const rows = [
    ['Rol', 'Teléfono', 'Desde'],
    ['Financiero', 3_001_234_567, date],
    ['', '', ''],
    ['Operativo', '03', date],
  ];
  const expected = {
    kind: 'workbook',
    sheet: 'Personas',
    sheets: ['Portada', 'Personas'],
    rows: [
      ['Rol', 'Teléfono', 'Desde'],
      ['Financiero', '3001234567', '2026-11-21'],
      ['', '', ''],
      ['Operativo', '03', '2026-11-21'],
    ],
  };

  it('reads a workbook written by ExcelJS, with rich text after an empty sheet', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Portada');
    const sheet = workbook.addWorksheet('Personas');
    for (const row of rows) sheet.addRow(row.map((cell) => (cell === '' ? null : cell)));
    sheet.getCell('A4').value = {
      richText: [{ text: 'Opera' }, { font: { bold: true }, text: 'tivo' }],
    };
    const file = new Uint8Array(await workbook.xlsx.writeBuffer());
    expect(await readTableFile(file)).toEqual(expected);
  });

  it('reads a workbook written by SheetJS', async () => {
    const workbook = utils.book_new();
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([]), 'Portada');
    const sheet = utils.aoa_to_sheet(rows, { UTC: true });
    utils.book_append_sheet(workbook, sheet, 'Personas');
    const file = new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }));
    expect(await readTableFile(file)).toEqual(expected);
  });
});
