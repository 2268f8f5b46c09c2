import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { messageKeys } from '../messages/keys.ts';
import { createFailure, failureCatalogue, getStatus } from './catalogue.ts';
import {
  isEmailTakenError,
  isUnauthorizedError,
  joinMessages,
  toServerFailure,
} from './from-server.ts';
import { type RequestKind, requestRows } from './server-texts.ts';
import { silentFailures } from './silent-failures.ts';
import { successTexts } from './successes.ts';
import type { FailureCode } from './types.ts';

const notAuthorized = "The current customer isn't authorized.";
const emailTaken =
  'A customer with the same email address already exists in an associated website.';

describe('failureCatalogue (spec 8)', () => {
  const codes = Object.keys(failureCatalogue) as FailureCode[];

  test.each(codes)('%s has a message key and an HTTP status', (code) => {
    expect(messageKeys).toContain(createFailure(code).message.key);
    const status = getStatus({ code });
    if (code.endsWith('-not-found')) expect(status).toBe(404);
    else expect(status).toSatisfy((value: number) => value >= 400 && value < 600);
  });

  test('forbidden, unauthorized and conflicting requests have different statuses', () => {
    const getCodesWithStatus = (status: number) =>
      codes.filter((code) => getStatus({ code }) === status);
    expect(getCodesWithStatus(401).sort()).toEqual(['invalid-credentials', 'unauthorized']);
    expect(getCodesWithStatus(403).sort()).toEqual([
      'address-not-allowed',
      'forbidden',
      'support-read-only',
    ]);
    expect(getCodesWithStatus(409).sort()).toEqual(['email-taken', 'payment-in-progress']);
  });

  test('no failure has the text of a success', () => {
    const texts = Object.values<string>(successTexts);
    for (const code of codes) expect(texts).not.toContain(createFailure(code).message.key);
  });

  test('only some failures are warnings', () => {
    const warnings = Object.entries(failureCatalogue)
      .filter(([, { tone }]) => tone === 'warning')
      .map(([code]) => code);
    expect(warnings.sort()).toEqual([
      'description-not-available',
      'document-not-found',
      'incorrect-format',
      'new-version',
      'outcome-unknown',
      'payment-in-progress',
    ]);
    expect(
      Object.values(failureCatalogue).every(({ tone }) => tone === 'warning' || tone === 'error'),
    ).toBe(true);
  });

  test('an unknown error has the status 500', () => {
    expect(getStatus(null)).toBe(500);
  });

  test('a failure includes its parameters and the server’s trimmed text', () => {
    expect(createFailure('unknown-middleware', { params: { name: 'auth' } })).toStrictEqual({
      code: 'unknown-middleware',
      message: { key: 'Unknown middleware {name}', params: { name: 'auth' } },
    });
    expect(createFailure('query-failed', { serverText: ' Sin datos ' })).toStrictEqual({
      code: 'query-failed',
      message: { key: 'Data not found' },
      serverText: 'Sin datos',
    });
    expect(createFailure('query-failed', { serverText: '  ' })).not.toHaveProperty('serverText');
  });

  test('each success has its own message key', () => {
    const texts = Object.values(successTexts);
    for (const text of texts) expect(messageKeys).toContain(text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('silent failures are logged or ignored', () => {
    expect(silentFailures).toEqual({
      'notification-service': 'log',
      'menu-content': 'log',
      'cache-reset': 'log',
      'notification-update': 'log',
      'token-revocation': 'ignore',
    });
  });
});

describe('toServerFailure', () => {
  const kinds: RequestKind[] = [
    'query',
    'associate-create',
    'associate-edit',
    'password-change',
    'payment',
    'voucher-payment',
    'compensation',
    'certificate',
    'claim',
    'sign-in',
  ];

  test('has a row for each kind of request', () => {
    expect(Object.keys(requestRows).sort()).toEqual([...kinds].sort());
  });

  test.each(kinds)('returns unauthorized for %s without authorization', (kind) => {
    expect(toServerFailure(kind, [`x ${notAuthorized}`])).toEqual(createFailure('unauthorized'));
  });

  test.each([
    ['query', 'query-failed', 'data-not-found', true],
    ['associate-create', 'associate-not-created', 'communication', true],
    ['associate-edit', 'associate-not-edited', 'communication', true],
    ['password-change', 'password-not-changed', 'communication', true],
    ['payment', 'payment-failed', 'payment-failed', true],
    ['voucher-payment', 'voucher-payment-failed', 'voucher-payment-failed', false],
    ['compensation', 'compensation-failed', 'compensation-failed', false],
    ['certificate', 'communication', 'communication', true],
    ['claim', 'communication', 'communication', true],
    ['sign-in', 'invalid-credentials', 'communication', false],
  ] as const satisfies [RequestKind, FailureCode, FailureCode, boolean][])(
    '%s fails with %s, or with %s if there is no message',
    (kind, expectedCode, codeWithoutText, showsText) => {
      const { code, serverText } = toServerFailure(kind, ['No hay', 'No hay', ' Más ', '']);
      expect(code).toBe(expectedCode);
      expect(serverText).toBe(showsText ? 'No hay, Más' : undefined);
      expect(toServerFailure(kind, [])).toEqual(createFailure(codeWithoutText));
      expect(toServerFailure(kind, [' '])).toEqual(createFailure(codeWithoutText));
    },
  );

  test('returns email-taken only when an associate is saved', () => {
    expect(toServerFailure('associate-create', [emailTaken])).toEqual(createFailure('email-taken'));
    expect(toServerFailure('associate-edit', ['x', emailTaken])).toEqual(
      createFailure('email-taken'),
    );
    expect(toServerFailure('password-change', [emailTaken]).code).toBe('password-not-changed');
  });

  test.each([
    [[notAuthorized], true],
    [['a', `b ${notAuthorized} c`], true],
    [["the current customer isn't authorized."], false],
    [['Data not found'], false],
    [[], false],
  ])('messages %j mean unauthorized: %s', (messages, expected) => {
    expect(isUnauthorizedError(messages)).toBe(expected);
  });

  test.each([
    [[emailTaken], true],
    [['a', emailTaken], true],
    [['email'], false],
    [[], false],
  ])('messages %j mean that the e-mail address exists: %s', (messages, expected) => {
    expect(isEmailTakenError(messages)).toBe(expected);
  });

  property(
    'returns a failure of the catalogue for any messages',
    [fc.constantFrom(...kinds), fc.array(anyText)],
    (kind, messages) => {
      const { code, message, serverText } = toServerFailure(kind, messages);
      expect(failureCatalogue[code].key).toBe(message.key);
      expect(serverText).not.toBe('');
      expect(messageKeys).toContain(message.key);
    },
  );

  property(
    'returns unauthorized for any position of its text',
    [fc.constantFrom(...kinds), fc.array(anyText), fc.array(anyText)],
    (kind, previous, next) => {
      expect(toServerFailure(kind, [...previous, notAuthorized, ...next]).code).toBe(
        'unauthorized',
      );
    },
  );

  property(
    'joinMessages includes each text once',
    [fc.array(fc.stringMatching(/^[a-z]{0,4}$/))],
    (texts) => {
      const parts = joinMessages(texts)
        .split(', ')
        .filter((part) => part !== '');
      expect(parts).toEqual([...new Set(texts.filter((text) => text !== ''))]);
    },
  );
});
