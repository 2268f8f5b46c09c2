import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../test/property.ts';
import { storeVariants } from '../variants/stores.ts';
import {
  canImport,
  type ImportContext,
  importColumns,
  importLimit,
  readImport,
} from './import-rows.ts';

const context: ImportContext = {
  variant: storeVariants.colombia,
  roles: [
    { id: '1', name: 'Representante Legal', role: 'legal-representative', sortOrder: 1 },
    { id: '3', name: 'Financiero', role: 'financial', sortOrder: 2 },
    { id: '4', name: 'Operativo', role: 'operations', sortOrder: 3 },
  ],
  documentTypes: [{ value: 'CC', label: 'CC', title: 'Cédula de ciudadanía' }],
  destinations: [{ id: '9', code: '1001', name: 'EDS Norte' }],
  takenEmails: [],
  headings: {
    roleId: 'Rol',
    firstName: 'Nombres',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    documentType: 'Tipo de documento',
    document: 'Documento',
    telephone: 'Teléfono',
    street: 'Dirección',
    city: 'Ciudad',
    destinations: 'Destinos',
  },
};
const headings = importColumns.map((column) => context.headings[column]);
const anaCells = [
  'financiero',
  'Ana',
  'Ruiz',
  'ana@ejemplo.com',
  'cedula de ciudadania',
  '12345',
  '3001234567',
  'Calle 1',
  'Cali',
  '',
];
const createCells = (changes: Readonly<Record<number, string>>) =>
  anaCells.map((cell, at) => changes[at] ?? cell);
const getRows = (...lines: readonly (readonly string[])[]) => {
  const table = readImport([headings, ...lines], context);
  if (table.kind !== 'rows') throw new Error(table.kind);
  return table.rows;
};

describe('readImport', () => {
  test('ignores case and accents in headings, roles and document types', () => {
    const table = readImport([headings.map((name) => name.toUpperCase()), anaCells], context);
    expect(table).toMatchObject({
      kind: 'rows',
      rows: [{ line: 2, draft: { roleId: '3', documentType: 'CC', status: '1' }, errors: {} }],
    });
  });

  test('reports missing columns, no rows and too many rows', () => {
    expect(readImport([headings.slice(2), anaCells], context)).toEqual({
      kind: 'no-columns',
      missing: ['roleId', 'firstName'],
    });
    expect(readImport([], context)).toMatchObject({ kind: 'no-columns' });
    expect(readImport([headings, ['', ' ']], context)).toEqual({ kind: 'no-rows' });
    const tooManyLines = Array.from({ length: importLimit + 1 }, () => anaCells);
    expect(readImport([headings, ...tooManyLines], context)).toMatchObject({ kind: 'too-many' });
  });

  test('indexes many destinations once, not once per row', () => {
    let codeReads = 0;
    const createDestination = (at: number) => ({
      id: String(at),
      name: '',
      get code() {
        codeReads += 1;
        return `X${at}`;
      },
    });
    const destinations = Array.from({ length: 100 }, (_, at) => createDestination(at));
    const lines = Array.from({ length: 50 }, () =>
      createCells({ 0: 'Operativo', 9: 'x7, unknown' }),
    );
    const table = readImport([headings, ...lines], { ...context, destinations });
    expect(table).toMatchObject({ kind: 'rows' });
    expect(codeReads).toBeLessThan(5 * destinations.length);
  });

  test('validates each row and counts empty rows in the line numbers', () => {
    const [validRow, invalidRow] = getRows(
      anaCells,
      [''],
      createCells({ 3: 'no-es-correo', 6: '12' }),
    );
    expect(validRow && canImport(validRow)).toBe(true);
    expect(invalidRow?.line).toBe(4);
    expect(Object.keys(invalidRow?.errors ?? {})).toEqual(['email', 'telephone']);
  });

  test('rejects the address of an existing user, in any form', () => {
    const table = readImport([headings, createCells({ 3: 'ANA@ñandu.co' })], {
      ...context,
      takenEmails: ['ana@xn--andu-fqa.co'],
    });
    const [row] = table.kind === 'rows' ? table.rows : [];
    expect(row?.draft.email).toBe('ANA@xn--andu-fqa.co');
    expect(row?.errors).toEqual({ email: { key: 'This email already exists on the site' } });
  });

  test('rejects the second row with the same e-mail address', () => {
    const [first, second] = getRows(anaCells, createCells({ 3: 'ANA@ejemplo.com' }));
    expect(first?.errors).toEqual({});
    expect(second?.errors).toEqual({
      email: { key: 'This e-mail is also in line {line} of the file.', params: { line: 2 } },
    });
  });

  test('the legal representative role cannot be assigned', () => {
    const [row] = getRows(createCells({ 0: 'Representante Legal' }));
    expect(row?.draft.roleId).toBe('');
    expect(row?.errors.roleId).toEqual({
      key: '"{written}" cannot be assigned here.',
      params: { written: 'Representante Legal' },
    });
    expect(row && canImport(row)).toBe(false);
  });

  test('distinguishes unknown roles and document types from missing ones', () => {
    const [unknown, missing] = getRows(
      createCells({ 0: 'Gerente', 4: 'XX' }),
      createCells({ 0: '', 3: 'b@ejemplo.com', 4: '' }),
    );
    expect(unknown?.errors).toEqual({
      roleId: {
        key: '"{written}" is not a role. The roles are: {options}.',
        params: { written: 'Gerente', options: 'Financiero, Operativo' },
      },
      documentType: {
        key: '"{written}" is not a document type. The types are: {options}.',
        params: { written: 'XX', options: 'CC' },
      },
    });
    expect(missing?.errors.roleId?.key).toBe('"{fieldName}" is required.');
    expect(missing?.errors.documentType?.key).toBe('"{fieldName}" is required.');
  });

  test.each([
    ['an abbreviated number', '3.001E+09', 'is an abbreviated number'],
    ['an abbreviated number of a CSV file', '3,001E+09', 'is an abbreviated number'],
    ['a date', '2026-11-21', 'is a date'],
    ['a date of a CSV file', '21/11/2026', 'is a date'],
  ])('a code that the spreadsheet changed into %s is an error', (_, written, words) => {
    for (const [column, field] of [
      [5, 'document'],
      [6, 'telephone'],
      [9, 'destinations'],
    ] as const) {
      const [row] = getRows(createCells({ 0: 'Operativo', 9: '1001', [column]: written }));
      expect(row?.errors[field]?.key).toContain(words);
      expect(row?.errors[field]?.params).toEqual({ written });
      expect(row && canImport(row)).toBe(false);
    }
    // Other columns can have such texts.
    expect(getRows(createCells({ 7: written }))[0]?.errors).toEqual({});
  });

  test('unknown destination codes block a row only if its role has destinations', () => {
    const [known, unknown, withoutDestinations, ignored, onlyUnknown] = getRows(
      createCells({ 0: 'Operativo', 9: '1001' }),
      createCells({ 0: 'Operativo', 3: 'b@ejemplo.com', 9: '1001, 404' }),
      createCells({ 0: 'Operativo', 3: 'c@ejemplo.com' }),
      createCells({ 3: 'd@ejemplo.com', 9: '404' }),
      createCells({ 0: 'Operativo', 3: 'e@ejemplo.com', 9: '404' }),
    );
    expect(known?.draft.destinations).toEqual(context.destinations);
    expect(unknown?.unknownCodes).toEqual(['404']);
    expect(onlyUnknown).toMatchObject({ unknownCodes: ['404'], errors: {} });
    expect(onlyUnknown && canImport(onlyUnknown)).toBe(false);
    expect(unknown && canImport(unknown)).toBe(false);
    expect(withoutDestinations?.errors.destinations).toBeDefined();
    expect(ignored && canImport(ignored)).toBe(true);
  });

  property('does not throw for any cells', [fc.array(fc.array(fc.string()))], (cells) => {
    expect(() => readImport(cells, context)).not.toThrow();
    expect(() => readImport([headings, ...cells], context)).not.toThrow();
  });
});
