import { expect, it } from 'vitest';
import { readResponse } from './read-response.ts';

const noTexts = { unauthorizedTexts: [], emailTakenTexts: [] };

const getResponse = (json: unknown, status = 200) => ({
  ok: status === 200,
  status,
  isNotSent: false,
  json,
});

it.each([
  [[null], [{ message: '' }]],
  [
    ['Unauthorized', 7],
    [{ message: '' }, { message: '' }],
  ],
  [[{ message: null, extensions: 'x' }], [{ message: '' }]],
  [
    [{ message: 'Texto', extensions: { code: 'FORBIDDEN' }, path: ['x'] }],
    [{ message: 'Texto', extensions: { code: 'FORBIDDEN' } }],
  ],
])('reads %j as valid errors', (errors, read) => {
  expect(readResponse(getResponse({ errors }), noTexts)).toEqual({ errors: read });
});

it('ignores errors that are not a list', () => {
  expect(readResponse(getResponse({ data: { a: 1 }, errors: 'x' }), noTexts)).toEqual({
    data: { a: 1 },
  });
});

it('adds the status of a response other than 200 to its errors', () => {
  expect(readResponse(getResponse({ errors: [{ message: 'No' }] }, 401), noTexts)).toEqual({
    errors: [{ message: 'No', extensions: { httpStatus: 401 } }],
  });
});
