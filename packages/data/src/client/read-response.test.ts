import { expect, it } from 'vitest';
import { readResponse } from './read-response.ts';

const noTexts = { unauthorizedTexts: [], emailTakenTexts: [] };

const answerOf = (json: unknown, status = 200) => ({
  ok: status === 200,
  status,
  notSent: false,
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
])('reads %j as errors that everyone behind the edge may trust', (errors, read) => {
  expect(readResponse(answerOf({ errors }), noTexts)).toEqual({ errors: read });
});

it('takes errors that are no list for none', () => {
  expect(readResponse(answerOf({ data: { a: 1 }, errors: 'x' }), noTexts)).toEqual({
    data: { a: 1 },
  });
});

it('keeps the status of an answer that is not 200 with its errors', () => {
  expect(readResponse(answerOf({ errors: [{ message: 'No' }] }, 401), noTexts)).toEqual({
    errors: [{ message: 'No', extensions: { httpStatus: 401 } }],
  });
});
