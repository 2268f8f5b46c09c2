import { createCalendarDate } from '@surtidor/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCsvFormat } from './csv-format.ts';
import { readCsv } from './read-csv.ts';
import {
  createAmountCell,
  createDayCell,
  createSheet,
  createTextCell,
  formatDecimal,
  type SheetColumn,
} from './sheet.ts';
import { writeCsv } from './write-csv.ts';

interface Row {
  readonly name: string;
  readonly minor: number;
}

const date = createCalendarDate(2026, 11, 21);
const columns: readonly SheetColumn<Row>[] = [
  { title: 'Nombre', width: 20, cell: ({ name }) => createTextCell(name) },
  { title: 'Valor', width: 16, cell: ({ minor }) => createAmountCell({ minor, currency: 'COP' }) },
  { title: 'Fecha', width: 12, cell: ({ minor }) => createDayCell(minor === 0 ? null : date) },
];
const createTestSheet = (...rows: Row[]) => createSheet('Estado de cuenta', columns, rows);

const getLines = (csv: string) => csv.slice(1).split('\r\n');
describe('formatDecimal', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [123_456_789, '1234567,89'],
    [-150_050, '-1500,50'],
  ])('formats %i minor units as %s', (minor, text) => {
    expect(formatDecimal(minor, ',')).toBe(text);
    expect(formatDecimal(minor, '.')).toBe(text.replace(',', '.'));
  });
});

it.each([
  ['COP', 'Valor ($)'],
  ['PEN', 'Valor (S/)'],
  ['USD', 'Valor (US$)'],
] as const)('adds the currency of %s to the heading: %j', (currency, title) => {
  const valueColumns = [
    { title: 'Valor', width: 16, cell: (minor: number) => createAmountCell({ minor, currency }) },
  ];
  expect(createSheet('Pedidos', valueColumns, [5]).columns[0]?.title).toBe(title);
  expect(createSheet('Pedidos', valueColumns, []).columns[0]?.title).toBe('Valor');
});

it('exports amounts of several currencies in separate columns (reading 79)', () => {
  const amounts = [
    { minor: 5_00, currency: 'USD' },
    { minor: 1_500_00, currency: 'COP' },
  ] as const;
  const valueColumns = [{ title: 'Valor', width: 16, cell: createAmountCell }];
  expect(
    getLines(writeCsv(createSheet('Pedidos', valueColumns, amounts), getCsvFormat('CO'))),
  ).toEqual(['Valor ($);Valor (US$)', ';5,00', '1500,00;', '']);
});

describe('writeCsv', () => {
  it('writes a line of titles and one line for each row', () => {
    const csv = writeCsv(
      createTestSheet({ name: 'Estación Ñ', minor: -150_050 }, { name: '', minor: 0 }),
      getCsvFormat('CO'),
    );
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(getLines(csv)).toEqual([
      'Nombre;Valor ($);Fecha',
      'Estación Ñ;-1500,50;2026-11-21',
      ';0,00;',
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '=HYPERLINK("x";"y")'])(
    'escapes %j, so that it is not read as a formula',
    (name) => {
      const [, line = ''] = getLines(
        writeCsv(createTestSheet({ name, minor: 1 }), getCsvFormat('CO')),
      );
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('quotes cells with separators and line breaks', () => {
    expect(writeCsv(createTestSheet({ name: 'a;"b"\nc', minor: 0 }), getCsvFormat('CO'))).toContain(
      '"a;""b""\nc";0,00;',
    );
  });

  it('writes commas and decimal points for Peru', () => {
    const csv = writeCsv(
      createTestSheet({ name: 'Lima, Perú', minor: -150_050 }),
      getCsvFormat('PE'),
    );
    expect(getLines(csv)[1]).toBe('"Lima, Perú",-1500.50,2026-11-21');
  });

  it.each([
    '0012345',
    '1234567890123456789',
    '123456789012',
    '3E5',
    '12-3456',
    '1/2',
    '01/02/2026',
  ])('keeps the code %s, which spreadsheets would change', (code) => {
    const csv = writeCsv(createTestSheet({ name: code, minor: 0 }), getCsvFormat('CO'));
    expect(getLines(csv)[1]).toBe(`"=""${code}""";0,00;`);
    expect(readCsv(csv.slice(1)).rows[1]?.[0]).toBe(code);
  });

  it.each(['FEV100072', '1810000072', '0', '900123456-7', '10 galones', 'EDS 0012'])(
    'writes %s as it is',
    (text) => {
      const csv = writeCsv(createTestSheet({ name: text, minor: 0 }), getCsvFormat('CO'));
      expect(getLines(csv)[1]).toBe(`${text};0,00;`);
    },
  );

  it('writes any name so that it can be read back', () => {
    const names = fc.string().filter((name) => !/[\r\n]/.test(name));
    fc.assert(
      fc.property(names, (name) => {
        const csv = writeCsv(createTestSheet({ name, minor: 12 }), getCsvFormat('CO'));
        const [[, [parsedName] = []]] = [readCsv(csv.slice(1), ';').rows];
        expect([name, `'${name}`]).toContain(parsedName);
      }),
    );
  });
});
