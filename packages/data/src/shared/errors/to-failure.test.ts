import { CombinedGraphQLErrors } from '@apollo/client/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TransportError } from '../transport/transport-error.ts';
import { toFailure } from './to-failure.ts';

const graphql = (...errors: { message: string; extensions?: Record<string, unknown> }[]) =>
  new CombinedGraphQLErrors({ errors });

test('the messages of a query’s errors are joined and shown unchanged', () => {
  const error = graphql({ message: 'Uno' }, { message: 'Dos' }, { message: 'Uno' });
  expect(toFailure(error)).toMatchObject({ code: 'query-failed', serverText: 'Uno, Dos' });
});

test('without a message it is "Data not found"', () => {
  const failure = toFailure(graphql({ message: ' ' }));
  expect(failure.message.key).toBe('Data not found');
  expect(failure).not.toHaveProperty('serverText');
});

test.each([
  ['DOCUMENT_BLOCKED', 'payment-in-progress'],
  ['SUPPORT_READ_ONLY', 'support-read-only'],
  ['FORBIDDEN', 'forbidden'],
  ['AMOUNT_INVALID', 'payment-failed'],
])('the contract’s code %s is %s', (code, expected) => {
  expect(toFailure(graphql({ message: 'Texto', extensions: { code } }), 'payment').code).toBe(
    expected,
  );
});

test('an unlisted error leaves a payment unknown; elsewhere it is shown', () => {
  const broken = graphql({ message: 'Internal server error' });
  expect(toFailure(broken, 'payment').code).toBe('outcome-unknown');
  expect(toFailure(broken, 'voucher-payment').code).toBe('outcome-unknown');
  expect(toFailure(broken, 'query').code).toBe('query-failed');
});

test('an authentication error ends the session, or refers to the password if one was sent', () => {
  const refused = graphql({
    message: 'Usuario o contraseña inválidos.',
    extensions: { category: 'graphql-authentication', httpStatus: 401 },
  });
  expect(toFailure(refused).code).toBe('unauthorized');
  expect(toFailure(refused, 'payment').code).toBe('unauthorized');
  expect(toFailure(refused, 'password-change').code).toBe('wrong-current-password');
  const ended = graphql({ message: "The current customer isn't authorized." });
  expect(toFailure(ended, 'password-change').code).toBe('unauthorized');
});

test('unauthorized outranks every other error of the response', () => {
  const error = graphql(
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

test('anything that can be thrown becomes a failure', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(toFailure(thrown).message.key).not.toBe('');
    }),
  );
});

test('’exists’ is a taken e-mail when saving a person', () => {
  const exists = graphql({
    message: 'Ya está',
    extensions: { category: 'graphql-already-exists' },
  });
  expect(toFailure(exists, 'associate-create').code).toBe('email-taken');
  expect(toFailure(exists, 'certificate').code).toBe('communication');
});
