import { expect, it } from 'vitest';
import { wasConnectionRefused } from './was-connection-refused.ts';

const createFetchError = (cause: unknown) => new TypeError('fetch failed', { cause });
const createCodedError = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['one address that refuses', createFetchError(createCodedError('ECONNREFUSED')), true],
  [
    'two addresses that refuse',
    createFetchError(
      new AggregateError([createCodedError('ECONNREFUSED'), createCodedError('ECONNREFUSED')]),
    ),
    true,
  ],
  [
    'one address that refuses and one that times out',
    createFetchError(
      new AggregateError([createCodedError('ECONNREFUSED'), createCodedError('ETIMEDOUT')]),
    ),
    false,
  ],
  ['a connection that broke', createFetchError(createCodedError('ECONNRESET')), false],
  ['a closed socket', createFetchError(createCodedError('UND_ERR_SOCKET')), false],
  ['a timeout', new DOMException('', 'TimeoutError'), false],
  ['an error without a cause', createFetchError(undefined), false],
  ['no connection attempts', createFetchError(new AggregateError([])), false],
  ['a string', 'ECONNREFUSED', false],
])('detects whether the connection was refused: %s', (_, error, expected) => {
  expect(wasConnectionRefused(error)).toBe(expected);
});
