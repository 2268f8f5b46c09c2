import { CombinedGraphQLErrors } from '@apollo/client/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TransportError } from '../transport/transport-error.ts';
import { toFailure } from './to-failure.ts';

const createGraphqlErrors = (
  ...errors: { message: string; extensions?: Record<string, unknown> }[]
) => new CombinedGraphQLErrors({ errors });

test('the messages of a query’s errors are joined and shown unchanged', () => {
  const error = createGraphqlErrors({ message: 'Uno' }, { message: 'Dos' }, { message: 'Uno' });
  expect(toFailure(error)).toMatchObject({ code: 'query-failed', serverText: 'Uno, Dos' });
});

test('an error without a message is "Data not found"', () => {
  const failure = toFailure(createGraphqlErrors({ message: ' ' }));
  expect(failure.message.key).toBe('Data not found');
  expect(failure).not.toHaveProperty('serverText');
});

test.each([
  ['DOCUMENT_BLOCKED', 'payment-in-progress'],
  ['SUPPORT_READ_ONLY', 'support-read-only'],
  ['FORBIDDEN', 'forbidden'],
  ['AMOUNT_INVALID', 'payment-failed'],
])('maps the code %s to %s', (code, expected) => {
  expect(
    toFailure(createGraphqlErrors({ message: 'Texto', extensions: { code } }), 'payment').code,
  ).toBe(expected);
});

test('an unlisted error makes the outcome of a payment unknown and fails a query', () => {
  const internalError = createGraphqlErrors({ message: 'Internal server error' });
  expect(toFailure(internalError, 'payment').code).toBe('outcome-unknown');
  expect(toFailure(internalError, 'voucher-payment').code).toBe('outcome-unknown');
  expect(toFailure(internalError, 'query').code).toBe('query-failed');
});

test('an authentication error ends the session, or refers to the password if one was sent', () => {
  const rejection = createGraphqlErrors({
    message: 'Usuario o contraseña inválidos.',
    extensions: { category: 'graphql-authentication', httpStatus: 401 },
  });
  expect(toFailure(rejection).code).toBe('unauthorized');
  expect(toFailure(rejection, 'payment').code).toBe('unauthorized');
  expect(toFailure(rejection, 'password-change').code).toBe('wrong-current-password');
  const sessionError = createGraphqlErrors({ message: "The current customer isn't authorized." });
  expect(toFailure(sessionError, 'password-change').code).toBe('unauthorized');
});

test('unauthorized outranks every other error of the response', () => {
  const error = createGraphqlErrors(
    { message: 'x', extensions: { code: 'FORBIDDEN' } },
    { message: "The current customer isn't authorized." },
  );
  expect(toFailure(error).code).toBe('unauthorized');
});

test.each([
  [new TransportError('offline'), 'not-sent', 'not-sent'],
  [new TransportError('not-sent', 503), 'communication', 'not-sent'],
  [new TransportError('network'), 'communication', 'outcome-unknown'],
  [new TransportError('timeout'), 'communication', 'outcome-unknown'],
  [new TransportError('body', 200), 'communication', 'outcome-unknown'],
  [new TransportError('status', 500), 'communication', 'outcome-unknown'],
  [new TransportError('status', 413), 'communication', 'communication'],
  [new TransportError('status', 400), 'communication', 'outcome-unknown'],
  [new TransportError('status', 401), 'unauthorized', 'unauthorized'],
  [new TransportError('status', 403), 'forbidden', 'forbidden'],
] as const)('%s: a query fails, a payment’s outcome may be unknown', (error, query, payment) => {
  expect(toFailure(error).code).toBe(query);
  expect(toFailure(error, 'payment').code).toBe(payment);
});

test('any thrown value becomes a failure', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(toFailure(thrown).message.key).not.toBe('');
    }),
  );
});

test('an existing object means a taken e-mail when a person is saved', () => {
  const exists = createGraphqlErrors({
    message: 'Ya está',
    extensions: { category: 'graphql-already-exists' },
  });
  expect(toFailure(exists, 'associate-create').code).toBe('email-taken');
  expect(toFailure(exists, 'certificate').code).toBe('communication');
});
