import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellXml, columnName } from './cell-xml.ts';
import { amount, type Cell, date, text, whole } from './sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const file = writeXlsx({
    name: 'Estado',
    heading: ['Estado de cuenta'],
    columns: [{ title: 'Valor', width: 12 }],
    rows,
  });
  const part = unzipSync(file)['xl/worksheets/sheet1.xml'];
  return part ? strFromU8(part) : '';
}

/** Any UTF-16 code unit, halves of pairs and control characters included. */
const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

describe('a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('keeps %j as text', (value) => {
    const sheet = sheetOf([[text(value)]]);
    expect(sheet).toContain(`t="inlineStr"><is><t xml:space="preserve">${value}</t>`);
    expect(sheet).not.toContain('<f');
  });

  it('keeps amounts numbers, negative ones too', () => {
    expect(sheetOf([[amount('-1234567.89')]])).toContain('<v>-1234567.89</v>');
    expect(sheetOf([[amount(0), whole(7)]])).toMatch(/<v>0<\/v>.*<v>7<\/v>/);
  });

  it.each([
    ['2026-11-21', '<v>46347</v>'],
    ['1970-01-01 10:00:00', '<v>25569</v>'],
    ['2026-02-31', '>2026-02-31</t>'],
    ['0000-00-00', '>0000-00-00</t>'],
  ])('writes the date %s', (value, xml) => {
    expect(sheetOf([[date(value)]])).toContain(xml);
  });

  it('leaves a cell empty rather than writing a number that is none', () => {
    expect(sheetOf([[amount('abc'), amount(''), amount(null), text(null), date(null)]])).toContain(
      '<row r="3"></row>',
    );
  });

  it('stays well-formed for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: codeUnit }), (value) => {
        const content = cellXml(text(`a${value}`), 0, 1).match(/preserve">(a[^<]*)<\/t>/s)?.[1];
        expect(content?.replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/[&<>"]/);
      }),
    );
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual('A Z AA AZ BA ZZ AAA'.split(' '));
  });
});
