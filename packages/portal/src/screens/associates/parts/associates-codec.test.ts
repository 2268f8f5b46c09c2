import { expect, it } from 'vitest';
import { associatesCodec } from './associates-codec.ts';

it.each([
  ['', { search: '', status: 'all' }],
  ['status=active', { search: '', status: '1' }],
  ['status=inactive&search=%20ana%20', { search: 'ana', status: '0' }],
  ['status=otro', { search: '', status: 'all' }],
] as const)('decodes and encodes %j', (query, params) => {
  const decoded = associatesCodec.read(new URLSearchParams(query));
  expect(decoded).toEqual(params);
  expect(associatesCodec.read(new URLSearchParams(associatesCodec.write(decoded)))).toEqual(
    decoded,
  );
});
