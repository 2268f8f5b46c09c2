import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { assertNever } from '../assert-never.ts';
import { isolateText } from './isolate-text.ts';
import { messageKeys } from './keys.ts';
import { createMessage, fillPlaceholders } from './message.ts';
import { renderMessage } from './render-message.ts';

/** The texts of the specification by section. They are not generated from the catalogue. */
const textsOfTheSpecification: Record<string, readonly string[]> = {
  'section 2': [
    'Your session will expire in one minute due to inactivity',
    'Cerrar Sesión',
    'Tienda',
    'Logout',
    'This page is',
    'In maintenance',
    'Temporarily',
    'Page not found',
    'Go to homepage',
    'This page could not be found',
    'Redirecting in',
    'Go to login',
    'Data not found',
    'No timeline information found for this order',
    'Invalid date format',
    'Detail not available',
    'Processing request',
    'Go to pay',
    'Send compensation',
    'Payments vs invoices',
    'You must choose at least 1 item from each side to make compensation.',
    'Agregar',
    'Ver detalle de compra',
    'Ocultar detalle de compra',
    'Bonos agregados',
    'Continuar',
    'Pagar con PSE',
    'Procesando...',
    'Generate certificate',
    'List of Sales Certificates Generated',
    'Status of your order',
    'Are you sure to delete all the notifications?',
    'You do not have permissions to be on this page!',
    'Saving ...',
  ],
  'section 4': [
    'Solicitud enviada',
    'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.',
    'There was a problem making compensation. <br/> Try again later.',
  ],
  'section 5': [
    'please provide valid e-mail address.',
    'This email already exists on the site',
    '"{fieldName}" is required.',
    '"{fieldName}" must have at least {min} letters.',
    '"{fieldName}" must have a maximum of {max} letters.',
    '"Passwords" must be identical.',
    '"Password" must have at least one number.',
    '"Password" must have at least one letter.',
    '"Password" must have at least one special character.',
    'must be active or invactive',
    'To continue you must accept {fieldName}.',
    'Incorrect format',
  ],
  'section 8': [
    'Unauthorized session token, you must log in again.',
    'Server communication error',
    'Associate user was successfully created.',
    'Associate user was successfully edited.',
    'User password was successfully changed.',
    'Update your terms and conditions and data usage policies to continue.',
    'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.',
    'El límite máximo permitido por cada compra es de {amount}',
    'Tu compra ha alcanzado el límite máximo permitido de {amount}.',
    'Document {type} not found',
    'Description not available',
    'answer option type not allowed',
    'Unknown middleware {name}',
    'Associate user was not edited',
    'Associated user was not created',
    'User password was not edited',
  ],
};

describe('messageKeys', () => {
  test.each(Object.entries(textsOfTheSpecification))('includes the texts of %s', (_, texts) => {
    const keys = new Set<string>(messageKeys);
    expect(texts.filter((text) => !keys.has(text))).toEqual([]);
  });

  test('are unique, trimmed and not empty', () => {
    expect(new Set(messageKeys).size).toBe(messageKeys.length);
    expect(messageKeys.map(String).filter((key) => key.trim() !== key || key === '')).toEqual([]);
  });
});

test('createMessage creates a message with a key and optional parameters', () => {
  expect(createMessage('Data not found')).toStrictEqual({ key: 'Data not found' });
  expect(createMessage('Unknown middleware {name}', { name: 'auth' })).toStrictEqual({
    key: 'Unknown middleware {name}',
    params: { name: 'auth' },
  });
});

describe('fillPlaceholders and renderMessage', () => {
  test.each([
    ['Document {type} not found', { type: 'PDF' }, 'Document PDF not found'],
    ['{a}{a}-{b}', { a: 1, b: 2 }, '11-2'],
    ['{a}', {}, '{a}'],
    ['{toString}', {}, '{toString}'],
    ['{ a }', { a: 1 }, '{ a }'],
    ['{a}', { a: '{b}', b: 'no' }, '{b}'],
    ['{a}', { a: '$&' }, '$&'],
  ])('fill %s with %o', (text, params, filled) => {
    expect(fillPlaceholders(text, params)).toBe(filled);
  });

  test('isolate only bidirectional values', () => {
    expect(fillPlaceholders('{name} at {date}', { name: 'an\u202echo', date: '20/11/2026' })).toBe(
      '\u2068an\u202echo\u2069 at 20/11/2026',
    );
    expect(fillPlaceholders('{name}', { name: 'Ñandú 🙂' })).toBe('Ñandú 🙂');
    expect(fillPlaceholders('{name}', { name: 'شركة' })).toBe('\u2068شركة\u2069');
  });

  test('accept strings without placeholders', () => {
    expect(fillPlaceholders('Hola')).toBe('Hola');
  });

  test('translate values that are keys', () => {
    const spanish = {
      '"{fieldName}" is required.': '«{fieldName}» es obligatorio.',
      City: 'Ciudad',
      7: 'siete',
    };
    expect(
      renderMessage({ key: '"{fieldName}" is required.', params: { fieldName: 'City' } }, spanish),
    ).toBe('«Ciudad» es obligatorio.');
    expect(
      renderMessage(
        { key: '"{fieldName}" is required.', params: { fieldName: 'toString' } },
        spanish,
      ),
    ).toBe('«toString» es obligatorio.');
    expect(renderMessage({ key: 'City' }, spanish)).toBe('Ciudad');
    expect(
      renderMessage({ key: '"{fieldName}" is required.', params: { fieldName: 7 } }, spanish),
    ).toBe('«7» es obligatorio.');
  });

  property(
    'do not change text without braces',
    [anyText, fc.dictionary(fc.string(), fc.string())],
    (text, params) => {
      const withoutBraces = text.replaceAll('{', '');
      expect(fillPlaceholders(withoutBraces, params)).toBe(withoutBraces);
    },
  );

  property('insert values literally', [anyText], (value) => {
    expect(fillPlaceholders('<{x}>', { x: value })).toBe(`<${isolateText(value)}>`);
  });
});

test('assertNever includes the value in the error', () => {
  // A value that the types exclude.
  expect(() => assertNever('new' as never)).toThrow('Unhandled case: "new"');
});
