import { describe, expect, it } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { printable } from './printable.ts';
import { renderPdf } from './render-pdf.ts';

const aParty = { label: 'Cliente', name: 'La Ñapa', lines: ['NIT 1', 'Calle 2', 'Ibagué'] };
const aDocument: PdfDocument = {
  title: 'Estado de cuenta',
  number: null,
  issuer: aParty,
  parties: [aParty],
  facts: [],
  statement: null,
  tables: [],
  totals: [],
  notes: [],
};

const getPages = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

describe('a printed document', () => {
  it('spans as many pages as its rows need', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => [String(index)]);
    const table = {
      title: null,
      columns: [{ title: 'Número', share: 1, align: 'left' as const }],
      rows,
      whenEmpty: '',
    };
    expect(getPages(await renderPdf({ ...aDocument, tables: [table] }, 0))).toBe(6);
    expect(getPages(await renderPdf(aDocument, 0))).toBe(1);
  });

  it('has the same bytes for the same document', async () => {
    const [first, second] = [await renderPdf(aDocument, 0), await renderPdf(aDocument, 0)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it.each([
    ['Ñandú — «¿Qué?» n.º 5 …', 'Ñandú — «¿Qué?» n.º 5 …'],
    ['n\u0303andu\u0301', 'ñandú'],
    ['EDS\u200B Łódź', 'EDS Lódz'],
    ['a\u0000\nb', 'a b'],
    ['Nota:\tpagar', 'Nota:    pagar'],
    ['Gracias 👍🏽❤️👨‍👩‍👧🇨🇴 ©', 'Gracias  ©'],
    ['加油', '??'],
  ])('writes %j as %j', (value, written) => {
    expect(printable(value)).toBe(written);
  });
});
