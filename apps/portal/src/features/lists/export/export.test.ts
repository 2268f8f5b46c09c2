import { calendarDate } from '@surtidor/domain';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { amountCell, dayCell, decimalText, type SheetColumn, sheetOf, textCell } from './sheet.ts';
import { toCsv } from './to-csv.ts';
import { toXlsx } from './to-xlsx.ts';

interface Row {
  readonly name: string;
  readonly minor: number;
}

const day = calendarDate(2026, 11, 21);
const columns: readonly SheetColumn<Row>[] = [
  { title: 'Nombre', width: 20, cell: ({ name }) => textCell(name) },
  { title: 'Valor', width: 16, cell: ({ minor }) => amountCell({ minor, currency: 'COP' }) },
  { title: 'Fecha', width: 12, cell: ({ minor }) => dayCell(minor === 0 ? null : day) },
];
const sheet = (...rows: Row[]) => sheetOf('Estado de cuenta', columns, rows);

const linesOf = (csv: string) => csv.slice(1).split('\r\n');
const sheetXml = (bytes: Uint8Array) => {
  const part = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  return part ? strFromU8(part) : '';
};

describe('amounts', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [123_456_789, '1234567,89'],
    [-150_050, '-1500,50'],
  ])('%i minor units are %s', (minor, text) => {
    expect(decimalText(minor, ',')).toBe(text);
  });
});

it.each([
  ['COP', 'Valor ($)'],
  ['PEN', 'Valor (S/)'],
  ['USD', 'Valor (US$)'],
] as const)('amounts in %s are headed by %j', (currency, title) => {
  const value = [
    { title: 'Valor', width: 16, cell: (minor: number) => amountCell({ minor, currency }) },
  ];
  expect(sheetOf('Pedidos', value, [5]).columns[0]?.title).toBe(title);
  expect(sheetOf('Pedidos', value, []).columns[0]?.title).toBe('Valor');
});

describe('CSV', () => {
  it('has a line of titles and one for each row', () => {
    const csv = toCsv(sheet({ name: 'Estación Ñ', minor: -150_050 }, { name: '', minor: 0 }));
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(linesOf(csv)).toEqual([
      'Nombre;Valor ($);Fecha',
      'Estación Ñ;-1500,50;2026-11-21',
      ';0,00;',
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '=HYPERLINK("x";"y")'])(
    'keeps %j text',
    (name) => {
      const [, line = ''] = linesOf(toCsv(sheet({ name, minor: 1 })));
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('quotes what would break a line or a cell', () => {
    expect(toCsv(sheet({ name: 'a;"b"\nc', minor: 0 }))).toContain('"a;""b""\nc";0,00;');
  });

  it('can be read back whatever the names are', () => {
    const names = fc.string().filter((name) => !/[\r\n]/.test(name));
    fc.assert(
      fc.property(names, (name) => {
        const [, line = ''] = linesOf(toCsv(sheet({ name, minor: 12 })));
        const [, inQuotes, bare] = /^(?:"((?:[^"]|"")*)"|([^;]*));0,12;/.exec(line) ?? [];
        const read = inQuotes === undefined ? bare : inQuotes.replaceAll('""', '"');
        expect([name, `'${name}`]).toContain(read);
      }),
    );
  });
});

describe('XLSX', () => {
  it('keeps texts texts, amounts numbers and days days', () => {
    const xml = sheetXml(toXlsx(sheet({ name: '=1+1 <b> & "ñ"', minor: -150_050 })));
    expect(xml).toContain('<t xml:space="preserve">=1+1 &lt;b&gt; &amp; &quot;ñ&quot;</t>');
    expect(xml).toContain('<v>-1500.50</v>');
    expect(xml).toContain('<v>46347</v>');
    expect(xml).not.toContain('<f>');
  });

  it('has the parts a workbook needs, and one row for each', () => {
    const bytes = toXlsx(sheet({ name: 'a', minor: 1 }, { name: 'b', minor: 2 }));
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(sheetXml(bytes).match(/<row>/g)).toHaveLength(3);
  });

  it('stays well-formed for any text', () => {
    const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: codeUnit }), (name) => {
        const xml = sheetXml(toXlsx(sheet({ name: `a${name}`, minor: 1 })));
        const escaped = />(a[^<]*)<\/t>/.exec(xml)?.[1] ?? '<';
        expect(escaped.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toMatch(/[&<>"]/);
      }),
    );
  });
});
