import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { messageKeys } from '../messages/keys.ts';
import { failure, failureCatalogue, getStatus } from './catalogue.ts';
import {
  failureFromServer,
  isEmailTakenError,
  isUnauthorizedError,
  joinMessages,
} from './from-server.ts';
import { type RequestKind, requestRows } from './server-texts.ts';
import { silentFailures } from './silent-failures.ts';
import { successTexts } from './successes.ts';
import type { FailureCode } from './types.ts';

const notAuthorized = "The current customer isn't authorized.";
const taken = 'A customer with the same email address already exists in an associated website.';

describe('the texts of spec 8', () => {
  const codes = Object.keys(failureCatalogue) as FailureCode[];

  test.each(codes)('%s has a text of the catalogue and a status of its kind', (code) => {
    expect(messageKeys).toContain(failure(code).message.key);
    const status = getStatus({ code });
    if (code.endsWith('-not-found')) expect(status).toBe(404);
    else expect(status).toSatisfy((value: number) => value >= 400 && value < 600);
  });

  test('forbidden, unauthorized and broken are distinct', () => {
    const withStatus = (status: number) => codes.filter((code) => getStatus({ code }) === status);
    expect(withStatus(401).sort()).toEqual(['invalid-credentials', 'unauthorized']);
    expect(withStatus(403).sort()).toEqual([
      'address-not-allowed',
      'forbidden',
      'support-read-only',
    ]);
    expect(withStatus(409).sort()).toEqual(['email-taken', 'payment-in-progress']);
  });

  test('a retryable failure never says that something was done', () => {
    const texts = Object.values<string>(successTexts);
    for (const code of codes) expect(texts).not.toContain(failure(code).message.key);
  });

  test('the warnings are a missing document, an unknown outcome and a payment in progress', () => {
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

  test('an unknown error is 500', () => {
    expect(getStatus(null)).toBe(500);
  });

  test('a failure carries its values and the server’s text', () => {
    expect(failure('unknown-middleware', { params: { name: 'auth' } })).toStrictEqual({
      code: 'unknown-middleware',
      message: { key: 'Unknown middleware {name}', params: { name: 'auth' } },
    });
    expect(failure('query-failed', { serverText: ' Sin datos ' })).toStrictEqual({
      code: 'query-failed',
      message: { key: 'Data not found' },
      serverText: 'Sin datos',
    });
    expect(failure('query-failed', { serverText: '  ' })).not.toHaveProperty('serverText');
  });

  test('each success has its own text in the catalogue', () => {
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

describe('the meaning of server texts', () => {
  const kinds: RequestKind[] = [
    'query',
    'associate-create',
    'associate-edit',
    'password-change',
    'payment',
    'voucher-payment',
    'compensation',
    'certificate',
    'sign-in',
  ];

  test('every kind of request is known', () => {
    expect(Object.keys(requestRows).sort()).toEqual([...kinds].sort());
  });

  test.each(kinds)('%s without authorization', (kind) => {
    expect(failureFromServer(kind, [`x ${notAuthorized}`])).toEqual(failure('unauthorized'));
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
    ['sign-in', 'invalid-credentials', 'communication', false],
  ] as const satisfies [RequestKind, FailureCode, FailureCode, boolean][])(
    '%s fails as %s, or as %s without a message',
    (kind, expectedCode, silent, shown) => {
      const { code, serverText } = failureFromServer(kind, ['No hay', 'No hay', ' Más ', '']);
      expect(code).toBe(expectedCode);
      expect(serverText).toBe(shown ? 'No hay, Más' : undefined);
      expect(failureFromServer(kind, [])).toEqual(failure(silent));
      expect(failureFromServer(kind, [' '])).toEqual(failure(silent));
    },
  );

  test('a taken e-mail only matters when saving an associate', () => {
    expect(failureFromServer('associate-create', [taken])).toEqual(failure('email-taken'));
    expect(failureFromServer('associate-edit', ['x', taken])).toEqual(failure('email-taken'));
    expect(failureFromServer('password-change', [taken]).code).toBe('password-not-changed');
  });

  test.each([
    [[notAuthorized], true],
    [['a', `b ${notAuthorized} c`], true],
    [["the current customer isn't authorized."], false],
    [['Data not found'], false],
    [[], false],
  ])('%j means unauthorized: %s', (messages, expected) => {
    expect(isUnauthorizedError(messages)).toBe(expected);
  });

  test.each([
    [[taken], true],
    [['a', taken], true],
    [['email'], false],
    [[], false],
  ])('%j means a taken e-mail: %s', (messages, expected) => {
    expect(isEmailTakenError(messages)).toBe(expected);
  });

  property(
    'any messages become one failure of the catalogue',
    [fc.constantFrom(...kinds), fc.array(anyText)],
    (kind, messages) => {
      const { code, message, serverText } = failureFromServer(kind, messages);
      expect(failureCatalogue[code].key).toBe(message.key);
      expect(serverText).not.toBe('');
      expect(messageKeys).toContain(message.key);
    },
  );

  property(
    'the unauthorized text wins wherever it stands',
    [fc.constantFrom(...kinds), fc.array(anyText), fc.array(anyText)],
    (kind, previous, after) => {
      expect(failureFromServer(kind, [...previous, notAuthorized, ...after]).code).toBe(
        'unauthorized',
      );
    },
  );

  property(
    'joining keeps every text once',
    [fc.array(fc.stringMatching(/^[a-z]{0,4}$/))],
    (texts) => {
      const parts = joinMessages(texts)
        .split(', ')
        .filter((part) => part !== '');
      expect(parts).toEqual([...new Set(texts.filter((text) => text !== ''))]);
    },
  );
});
