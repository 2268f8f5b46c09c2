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
const ana = [
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
const withChanges = (changes: Readonly<Record<number, string>>) =>
  ana.map((cell, at) => changes[at] ?? cell);
const getRows = (...lines: readonly (readonly string[])[]) => {
  const table = readImport([headings, ...lines], context);
  if (table.kind !== 'rows') throw new Error(table.kind);
  return table.rows;
};

describe('readImport', () => {
  test('ignores case and accents in headings, roles and document types', () => {
    const table = readImport([headings.map((name) => name.toUpperCase()), ana], context);
    expect(table).toMatchObject({
      kind: 'rows',
      rows: [{ line: 2, draft: { roleId: '3', documentType: 'CC', status: '1' }, errors: {} }],
    });
  });

  test('reports missing columns, no rows and too many rows', () => {
    expect(readImport([headings.slice(2), ana], context)).toEqual({
      kind: 'no-columns',
      missing: ['roleId', 'firstName'],
    });
    expect(readImport([], context)).toMatchObject({ kind: 'no-columns' });
    expect(readImport([headings, ['', ' ']], context)).toEqual({ kind: 'no-rows' });
    const many = Array.from({ length: importLimit + 1 }, () => ana);
    expect(readImport([headings, ...many], context)).toMatchObject({ kind: 'too-many' });
  });

  test('indexes many destinations once, not once per row', () => {
    let reads = 0;
    const destination = (at: number) => ({
      id: String(at),
      name: '',
      get code() {
        reads += 1;
        return `X${at}`;
      },
    });
    const destinations = Array.from({ length: 100 }, (_, at) => destination(at));
    const lines = Array.from({ length: 50 }, () =>
      withChanges({ 0: 'Operativo', 9: 'x7, unknown' }),
    );
    const table = readImport([headings, ...lines], { ...context, destinations });
    expect(table).toMatchObject({ kind: 'rows' });
    expect(reads).toBeLessThan(5 * destinations.length);
  });

  test('validates each row and counts empty rows in the line numbers', () => {
    const [good, bad] = getRows(ana, [''], withChanges({ 3: 'no-es-correo', 6: '12' }));
    expect(good && canImport(good)).toBe(true);
    expect(bad?.line).toBe(4);
    expect(Object.keys(bad?.errors ?? {})).toEqual(['email', 'telephone']);
  });

  test('rejects the second row with the same e-mail address', () => {
    const [first, second] = getRows(ana, withChanges({ 3: 'ANA@ejemplo.com' }));
    expect(first?.errors).toEqual({});
    expect(second?.errors.email).toEqual({ key: 'This email already exists on the site' });
  });

  test('the legal representative role cannot be assigned', () => {
    const [row] = getRows(withChanges({ 0: 'Representante Legal' }));
    expect(row?.draft.roleId).toBe('');
    expect(row?.errors.roleId).toEqual({
      key: '"{written}" cannot be assigned here.',
      params: { written: 'Representante Legal' },
    });
    expect(row && canImport(row)).toBe(false);
  });

  test('distinguishes unknown roles and document types from missing ones', () => {
    const [unknown, missing] = getRows(
      withChanges({ 0: 'Gerente', 4: 'XX' }),
      withChanges({ 0: '', 3: 'b@ejemplo.com', 4: '' }),
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

  test('unknown destination codes block a row only if its role has destinations', () => {
    const [known, unknown, none, ignored] = getRows(
      withChanges({ 0: 'Operativo', 9: '1001' }),
      withChanges({ 0: 'Operativo', 3: 'b@ejemplo.com', 9: '1001, 404' }),
      withChanges({ 0: 'Operativo', 3: 'c@ejemplo.com' }),
      withChanges({ 3: 'd@ejemplo.com', 9: '404' }),
    );
    expect(known?.draft.destinations).toEqual(context.destinations);
    expect(unknown?.unknownCodes).toEqual(['404']);
    expect(unknown && canImport(unknown)).toBe(false);
    expect(none?.errors.destinations).toBeDefined();
    expect(ignored && canImport(ignored)).toBe(true);
  });

  property('does not throw for any cells', [fc.array(fc.array(fc.string()))], (cells) => {
    expect(() => readImport(cells, context)).not.toThrow();
    expect(() => readImport([headings, ...cells], context)).not.toThrow();
  });
});
