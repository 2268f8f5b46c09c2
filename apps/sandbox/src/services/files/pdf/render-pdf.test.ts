import { describe, expect, it } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { renderPdf } from './render-pdf.ts';
import { toPrintable } from './to-printable.ts';

const PARTY = { label: 'Cliente', name: 'La Ñapa', lines: ['NIT 1', 'Calle 2', 'Ibagué'] };
const DOCUMENT: PdfDocument = {
  title: 'Estado de cuenta',
  number: null,
  issuer: PARTY,
  parties: [PARTY],
  facts: [],
  statement: null,
  tables: [],
  totals: [],
  notes: [],
};

const countPages = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

describe('renderPdf', () => {
  it('adds pages for the rows of a table', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => [String(index)]);
    const table = {
      title: null,
      columns: [{ title: 'Número', share: 1, align: 'left' as const }],
      rows,
      emptyText: '',
    };
    expect(countPages(await renderPdf({ ...DOCUMENT, tables: [table] }, 0))).toBe(6);
    expect(countPages(await renderPdf(DOCUMENT, 0))).toBe(1);
  });

  it('returns the same bytes for the same document', async () => {
    const [first, second] = [await renderPdf(DOCUMENT, 0), await renderPdf(DOCUMENT, 0)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });
});

describe('toPrintable', () => {
  it.each([
    ['Ñandú — «¿Qué?» n.º 5 …', 'Ñandú — «¿Qué?» n.º 5 …'],
    ['n\u0303andu\u0301', 'ñandú'],
    ['EDS\u200B Łódź', 'EDS Lódz'],
    ['a\u0000\nb', 'a b'],
    ['Nota:\tpagar', 'Nota:    pagar'],
    ['Gracias 👍🏽❤️👨‍👩‍👧🇨🇴 ©', 'Gracias  ©'],
    ['加油', '??'],
  ])('converts %j to %j', (value, expected) => {
    expect(toPrintable(value)).toBe(expected);
  });
});
