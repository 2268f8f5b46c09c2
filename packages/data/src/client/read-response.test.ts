import { expect, it } from 'vitest';
import { readResponse } from './read-response.ts';

const noErrorTexts = { unauthorizedTexts: [], emailTakenTexts: [] };

const createResponse = (json: unknown, status = 200) => ({
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
])('reads %j as valid errors', (errors, expected) => {
  expect(readResponse(createResponse({ errors }), noErrorTexts)).toEqual({ errors: expected });
});

it('ignores errors that are not a list', () => {
  expect(readResponse(createResponse({ data: { a: 1 }, errors: 'x' }), noErrorTexts)).toEqual({
    data: { a: 1 },
  });
});

it('adds the status of a response other than 200 to its errors', () => {
  expect(readResponse(createResponse({ errors: [{ message: 'No' }] }, 401), noErrorTexts)).toEqual({
    errors: [{ message: 'No', extensions: { httpStatus: 401 } }],
  });
});
