import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTableFile } from './read-table-file.ts';
import { createSheet, createTextCell } from './sheet.ts';
import { tableFileLimits } from './table-file.ts';
import { writeWorkbook } from './write-workbook.ts';

/** The parts of a workbook with one cell; each test changes one of them. */
let workbookParts: Record<string, Uint8Array>;

beforeAll(async () => {
  const sheet = createSheet(
    'Personas',
    [{ title: 'Rol', width: 20, cell: createTextCell }],
    ['Financiero'],
  );
  const workbook = await writeWorkbook(sheet);
  workbookParts = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
});

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetPath = 'xl/worksheets/sheet1.xml';
const createWorkbook = (changes: Zippable) => zipSync({ ...workbookParts, ...changes });
const createWorkbookWithRows = (rows: string) =>
  createWorkbook({
    [sheetPath]: strToU8(
      `<worksheet xmlns="${mainNamespace}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });

/** Overwrites the unpacked size that the archive's directory and the part's own header declare. */
function setDeclaredSize(archive: Uint8Array, path: string, size: number): Uint8Array {
  const view = new DataView(archive.buffer);
  const name = strToU8(path);
  const isNameAt = (offset: number) =>
    name.every((byte, index) => archive[offset + index] === byte);
  for (let index = 0; index + 46 + name.length <= archive.length; index += 1) {
    const signature = view.getUint32(index, true);
    if (signature === 0x04034b50 && isNameAt(index + 30)) view.setUint32(index + 22, size, true);
    if (signature === 0x02014b50 && isNameAt(index + 46)) view.setUint32(index + 24, size, true);
  }
  return archive;
}

const createUnreadableResult = (reason: string) => ({ kind: 'unreadable', reason });

describe('readTableFile with a workbook', () => {
  it('returns its rows and sheet names', async () => {
    expect(await readTableFile(createWorkbook({}))).toEqual({
      kind: 'workbook',
      rows: [['Rol'], ['Financiero']],
      sheet: 'Personas',
      sheets: ['Personas'],
    });
  });

  it('keeps empty rows and returns numbers, dates and booleans as text', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>3001234567</v></c><c r="C2" t="b"><v>1</v></c></row>' +
      '<row r="3"><c r="A3" t="d"><v>2026-11-21</v></c></row>';
    expect(await readTableFile(createWorkbookWithRows(rows))).toMatchObject({
      rows: [
        ['', '', ''],
        ['', '3001234567', 'true'],
        ['2026-11-21', '', ''],
      ],
    });
  });

  it('accepts prefixed elements', async () => {
    const sheet = `<x:worksheet xmlns:x="${mainNamespace}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Rol</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    const workbook = createWorkbook({ [sheetPath]: strToU8(sheet) });
    expect(await readTableFile(workbook)).toMatchObject({ rows: [['Rol']] });
  });
});

describe('readTableFile with an unreadable file', () => {
  it('rejects too many bytes', async () => {
    const file = new Uint8Array(tableFileLimits.bytes + 1);
    expect(await readTableFile(file)).toEqual(createUnreadableResult('too-large'));
  });

  it('rejects a small archive that unpacks to gigabytes', async () => {
    const archive = createWorkbook({ 'xl/media/bomb.xml': new Uint8Array(1000) });
    setDeclaredSize(archive, 'xl/media/bomb.xml', 3_000_000_000);
    expect(await readTableFile(archive)).toEqual(createUnreadableResult('too-large-unpacked'));
  });

  it('rejects a part whose declared size exceeds the limit', async () => {
    const content = new Uint8Array(tableFileLimits.unpackedBytes + 1);
    const archive = createWorkbook({ 'xl/sharedStrings.xml': content });
    expect(archive.byteLength).toBeLessThan(100_000);
    expect(await readTableFile(archive)).toEqual(createUnreadableResult('too-large-unpacked'));
  });

  it('rejects a part that is larger than the directory declares', async () => {
    const content = new Uint8Array(tableFileLimits.unpackedBytes).fill(0x20);
    const archive = setDeclaredSize(createWorkbook({ [sheetPath]: content }), sheetPath, 100);
    expect(await readTableFile(archive)).toEqual(createUnreadableResult('unknown-format'));
  });

  it('rejects too many parts', async () => {
    const emptyParts = Array.from({ length: tableFileLimits.parts }, (_, index) => [
      `xl/media/${index}.xml`,
      new Uint8Array(0),
    ]);
    expect(await readTableFile(createWorkbook(Object.fromEntries(emptyParts)))).toEqual(
      createUnreadableResult('too-large-unpacked'),
    );
  });

  it.each(['r="XFD1048576"', "r='XFD1048576'", 's="1" r = "XFD1048576"'])(
    'rejects a distant cell that would exhaust the memory: %s',
    async (attributes) => {
      const rows = `<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c ${attributes}><v>1</v></c></row>`;
      expect(await readTableFile(createWorkbookWithRows(rows))).toEqual(
        createUnreadableResult('too-many-cells'),
      );
    },
  );

  it.each([
    ['a workbook from before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'old-or-encrypted'],
    [
      'a picture',
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d],
      'unknown-format',
    ],
    ['a damaged archive', [0x50, 0x4b, 3, 4, 1, 2, 3], 'unknown-format'],
  ])('rejects %s', async (_, bytes, reason) => {
    expect(await readTableFile(new Uint8Array(bytes))).toEqual(createUnreadableResult(reason));
  });

  it('rejects an archive without a workbook', async () => {
    const archive = zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument') });
    expect(await readTableFile(archive)).toEqual(createUnreadableResult('unknown-format'));
  });
});

describe('readTableFile with a CSV file', () => {
  const text = 'Rol;Ciudad\r\nFinanciero;Bogotá – “Ñ” €\r\n';
  const rows = [
    ['Rol', 'Ciudad'],
    ['Financiero', 'Bogotá – “Ñ” €'],
  ];
  // The text as Excel writes it on Windows in Spanish. Characters outside Latin-1 have their own bytes.
  const windowsCodes = new Map([
    ['–', 0x96],
    ['“', 0x93],
    ['”', 0x94],
    ['€', 0x80],
  ]);
  const windowsBytes = Uint8Array.from(
    [...text].map((letter) => windowsCodes.get(letter) ?? letter.charCodeAt(0)),
  );
  const utf16 = new Uint8Array(
    new Uint16Array([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))]).buffer,
  );

  it.each([
    ['UTF-8', strToU8(text), 'utf-8'],
    ['UTF-8 with a byte order mark', strToU8(`\uFEFF${text}`), 'utf-8'],
    ['Windows-1252', windowsBytes, 'windows-1252'],
    ['UTF-16', utf16, 'utf-16le'],
  ])('detects %s', async (_, bytes, encoding) => {
    expect(await readTableFile(bytes)).toEqual({ kind: 'csv', rows, separator: ';', encoding });
  });

  it('uses the selected encoding and separator', async () => {
    const file = await readTableFile(windowsBytes, { encoding: 'macintosh', separator: ',' });
    expect(file).toMatchObject({ encoding: 'macintosh', separator: ',' });
    expect(file).not.toMatchObject({ rows });
  });
});

it('reads every row of a large workbook', async () => {
  const count = 5000;
  const values = Array.from({ length: count }, (_, index) => `fila ${index}`);
  const columns = [{ title: 'Rol', width: 20, cell: createTextCell }];
  const workbook = await writeWorkbook(createSheet('Personas', columns, values));
  const file = await readTableFile(new Uint8Array(await workbook.arrayBuffer()));
  expect(file.kind === 'workbook' && file.rows.at(-1)).toEqual([`fila ${count - 1}`]);
  expect(strFromU8(workbookParts[sheetPath] ?? new Uint8Array())).toContain('r="A1"');
});
