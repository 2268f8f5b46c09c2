import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GraphqlError,
  getMeaning,
  isCleanRejection,
  withHttpStatus,
  withMeaning,
} from './read-errors.ts';

const sentence = "The current customer isn't authorized.";
const error = (message: string, extensions?: Record<string, unknown>): GraphqlError => ({
  message,
  ...(extensions && { extensions }),
});

describe('getMeaning', () => {
  test.each([
    ['La sesión venció', { category: 'graphql-authentication' }, 'unauthenticated'],
    ['Consumer key has expired', { httpStatus: 401 }, 'unauthenticated'],
    ['No autorizado', { category: 'graphql-authorization' }, 'forbidden'],
    ['No', { httpStatus: 403 }, 'forbidden'],
    [sentence, {}, 'unauthenticated'],
    [sentence, { category: 'graphql-authorization', httpStatus: 403 }, 'unauthenticated'],
    ['El valor no es válido', { category: 'graphql-input' }, 'rejected'],
    ['No existe', { category: 'graphql-no-such-entity' }, 'not-found'],
    ['Ya existe', { category: 'graphql-already-exists' }, 'exists'],
    ['Cannot query field', { category: 'graphql' }, 'rejected'],
    ['Internal server error', { category: 'internal' }, 'internal'],
    ['Internal server error', {}, 'unnamed'],
    ['Blocked', { code: 'DOCUMENT_BLOCKED' }, 'held'],
    ['Unexpected error.', { code: 'INTERNAL_SERVER_ERROR' }, 'internal'],
  ] as const)('%s %j is %s', (message, extensions, meaning) => {
    expect(getMeaning(error(message, extensions))).toBe(meaning);
  });

  test('prefers the status to the category, and the category to the code', () => {
    const invalid = { category: 'graphql-input', code: 'FORBIDDEN' };
    expect(getMeaning(error('x', invalid))).toBe('rejected');
    expect(getMeaning(error('x', { ...invalid, httpStatus: 500 }))).toBe('internal');
  });

  test('messages of the profile can mean an ended session or a taken e-mail', () => {
    const texts = {
      unauthorizedTexts: ['El cliente actual no está autorizado.'],
      emailTakenTexts: ['Ya existe un cliente'],
    };
    const forbiddenError = error('El cliente actual no está autorizado.', {
      category: 'graphql-authorization',
    });
    expect(getMeaning(forbiddenError)).toBe('forbidden');
    expect(getMeaning(withMeaning(forbiddenError, texts))).toBe('unauthenticated');
    expect(getMeaning(withMeaning(error('Ya existe un cliente con ese correo'), texts))).toBe(
      'exists',
    );
    expect(withMeaning(error('Otra cosa'), texts)).toEqual(error('Otra cosa'));
  });

  test('an error gets the HTTP status of its response unless the status means success', () => {
    expect(withHttpStatus(error('x'), 200)).toEqual(error('x'));
    expect(withHttpStatus(error('x', { code: 'C' }), 401)).toEqual(
      error('x', { code: 'C', httpStatus: 401 }),
    );
  });
});

describe('isCleanRejection', () => {
  const rejected = error('Valor inválido', { category: 'graphql-input' });

  test.each([
    ['a rejection', [rejected], null, true],
    ['a rejection with null data', [rejected], { crearTransaccionOnline: null }, true],
    ['a rejection with data', [rejected], { crearTransaccionOnline: { uuid: 'u' } }, false],
    ['a rejection and an internal error', [rejected, error('Internal server error')], null, false],
    ['no errors', [], null, false],
    ['an error without category or code', [error('El banco no responde')], null, false],
    ['an existing object', [error('x', { category: 'graphql-already-exists' })], null, false],
    ['a rejection with 500', [withHttpStatus(rejected, 500)], null, false],
  ])('%s: %s', (_, errors, data, expected) => {
    expect(isCleanRejection({ errors, data })).toBe(expected);
  });

  test('returns false for any message except the end of the session', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        fc.pre(!message.includes(sentence));
        expect(isCleanRejection({ errors: [error(message)] })).toBe(false);
      }),
    );
  });
});
