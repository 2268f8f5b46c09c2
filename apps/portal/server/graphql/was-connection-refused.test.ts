import { expect, it } from 'vitest';
import { wasConnectionRefused } from './was-connection-refused.ts';

const failed = (cause: unknown) => new TypeError('fetch failed', { cause });
const coded = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['one address that refuses', failed(coded('ECONNREFUSED')), true],
  [
    'two addresses that refuse',
    failed(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])),
    true,
  ],
  [
    'one that refuses and one that is silent',
    failed(new AggregateError([coded('ECONNREFUSED'), coded('ETIMEDOUT')])),
    false,
  ],
  ['a connection that broke', failed(coded('ECONNRESET')), false],
  ['the other side hung up', failed(coded('UND_ERR_SOCKET')), false],
  ['too slow', new DOMException('', 'TimeoutError'), false],
  ['no reason', failed(undefined), false],
  ['no tries', failed(new AggregateError([])), false],
  ['a text', 'ECONNREFUSED', false],
])('%s', (_, error, refused) => {
  expect(wasConnectionRefused(error)).toBe(refused);
});
