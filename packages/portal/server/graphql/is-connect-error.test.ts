import { expect, it } from 'vitest';
import { isConnectError } from './is-connect-error.ts';

const createFetchError = (cause: unknown) => new TypeError('fetch failed', { cause });
const createCodedError = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, syscall });
const refused = createCodedError('ECONNREFUSED', 'connect');

it.each([
  ['one address that refuses', createFetchError(refused), true],
  ['two addresses that refuse', createFetchError(new AggregateError([refused, refused])), true],
  [
    'one address that refuses and one that does not respond',
    createFetchError(new AggregateError([refused, createCodedError('ETIMEDOUT', 'connect')])),
    true,
  ],
  ['an unknown host', createFetchError(createCodedError('ENOTFOUND', 'getaddrinfo')), true],
  ['an unreachable host', createFetchError(createCodedError('EHOSTUNREACH', 'connect')), true],
  [
    'an address that does not respond',
    createFetchError(createCodedError('UND_ERR_CONNECT_TIMEOUT')),
    true,
  ],
  [
    'an open connection whose host became unreachable',
    createFetchError(createCodedError('EHOSTUNREACH', 'write')),
    false,
  ],
  [
    'one address that refuses and a connection that broke',
    createFetchError(new AggregateError([refused, createCodedError('ECONNRESET', 'read')])),
    false,
  ],
  ['a connection that broke', createFetchError(createCodedError('ECONNRESET', 'read')), false],
  ['a closed socket', createFetchError(createCodedError('UND_ERR_SOCKET')), false],
  ['a timeout', new DOMException('', 'TimeoutError'), false],
  ['an error without a cause', createFetchError(undefined), false],
  ['no connection attempts', createFetchError(new AggregateError([])), false],
  ['a string', 'ECONNREFUSED', false],
])('detects whether no connection was opened: %s', (_, error, expected) => {
  expect(isConnectError(error)).toBe(expected);
});
