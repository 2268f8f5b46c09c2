import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { messageKeys } from '../shared/messages/keys.ts';
import { failure, failureCatalogue, statusOf } from './catalogue.ts';
import {
  failureFromServer,
  joinMessages,
  saysEmailTaken,
  saysUnauthorized,
} from './from-server.ts';
import { type RequestKind, requestRows } from './server-texts.ts';
import { silentFailures } from './silent-failures.ts';
import { successTexts } from './successes.ts';
import type { FailureCode } from './types.ts';

const notAuthorized = "The current customer isn't authorized.";
const taken = 'A customer with the same email address already exists in an associated website.';

describe('the texts of spec 8', () => {
  test.each([
    ['unauthorized', 'Unauthorized session token, you must log in again.', 401],
    ['communication', 'Server communication error', 500],
    ['query-failed', 'Data not found', 500],
    ['data-not-found', 'Data not found', 404],
    ['document-not-found', 'Document {type} not found', 404],
    ['document-types-not-found', 'Document types not found', 404],
    ['associates-not-found', 'User clients not found', 404],
    ['user-not-found', 'User not found', 404],
    ['roles-not-found', 'Client roles not found', 404],
    ['stations-not-found', 'EDSList not found', 404],
    ['departments-not-found', 'Departments not found', 404],
    ['associate-not-created', 'Associated user was not created', 500],
    ['associate-not-edited', 'Associate user was not edited', 500],
    ['password-not-changed', 'User password was not edited', 500],
    ['email-taken', 'This email already exists on the site', 409],
    ['payment-failed', 'Server communication error', 500],
    [
      'voucher-payment-failed',
      'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.',
      500,
    ],
    ['compensation-failed', 'There was a problem making compensation. <br/> Try again later.', 500],
    ['description-not-available', 'Description not available', 404],
    ['incorrect-format', 'Incorrect format', 422],
    ['answer-type-not-allowed', 'answer option type not allowed', 500],
    ['unknown-middleware', 'Unknown middleware {name}', 500],
    ['invalid-credentials', 'Wrong e-mail or password.', 401],
    ['too-many-attempts', 'Too many attempts. Try again in a few minutes.', 429],
    ['forbidden', 'Your current session may not do this.', 403],
    ['support-read-only', 'A support session may not do this.', 403],
    ['not-sent', 'The request was not sent.', 503],
    ['outcome-unknown', 'We are checking what happened to your request.', 504],
    ['payment-in-progress', 'A payment of this document is already in progress.', 409],
    ['address-not-allowed', 'This address is not allowed.', 403],
    ['new-version', 'There is a new version of the portal.', 503],
    ['unknown', 'An unexpected error occurred.', 500],
  ] as const)('%s', (code, key, status) => {
    expect(failure(code).message).toEqual({ key });
    expect(statusOf({ code })).toBe(status);
  });

  test('warnings are those of a missing paper, an unknown outcome and a live payment', () => {
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
    expect(statusOf(null)).toBe(500);
  });

  test('values and the server’s own text travel with the failure', () => {
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

  test('successes', () => {
    expect(successTexts).toEqual({
      'associate-create': 'Associate user was successfully created.',
      'associate-edit': 'Associate user was successfully edited.',
      'password-change': 'User password was successfully changed.',
      compensation:
        'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.',
    });
  });

  test('what is only logged, and what is ignored', () => {
    expect(silentFailures).toEqual({
      'notification-service': 'log',
      'menu-content': 'log',
      'cache-reset': 'log',
      'notification-update': 'log',
      'token-revocation': 'ignore',
    });
  });
});

describe('which server texts mean what', () => {
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
    '%s fails as %s, or as %s when nothing was said',
    (kind, told, silent, shown) => {
      const { code, serverText } = failureFromServer(kind, ['No hay', 'No hay', ' Más ', '']);
      expect(code).toBe(told);
      expect(serverText).toBe(shown ? 'No hay, Más' : undefined);
      expect(failureFromServer(kind, [])).toEqual(failure(silent));
      expect(failureFromServer(kind, [' '])).toEqual(failure(silent));
    },
  );

  test('a taken e-mail matters where an associate is written', () => {
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
  ])('%j says unauthorized: %s', (messages, says) => {
    expect(saysUnauthorized(messages)).toBe(says);
  });

  test.each([
    [[taken], true],
    [['a', taken], true],
    [['email'], false],
    [[], false],
  ])('%j says that the e-mail is taken: %s', (messages, says) => {
    expect(saysEmailTaken(messages)).toBe(says);
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
    (kind, before, after) => {
      expect(failureFromServer(kind, [...before, notAuthorized, ...after]).code).toBe(
        'unauthorized',
      );
    },
  );

  property(
    'joining keeps every text, once',
    [fc.array(fc.stringMatching(/^[a-z]{0,4}$/))],
    (texts) => {
      const parts = joinMessages(texts)
        .split(', ')
        .filter((part) => part !== '');
      expect(parts).toEqual([...new Set(texts.filter((text) => text !== ''))]);
    },
  );
});
