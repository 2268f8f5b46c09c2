import { expect, it } from 'vitest';
import { readAnswers } from './read-answers.ts';

const answerOf = (json: unknown) => ({ ok: true, status: 200, notSent: false, json });

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
  expect(readAnswers(answerOf({ errors }), 1)).toEqual([{ errors: read }]);
  expect(readAnswers(answerOf([{ errors }, { errors }]), 2)).toEqual([
    { errors: read },
    { errors: read },
  ]);
});

it('takes errors that are no list for none', () => {
  expect(readAnswers(answerOf({ data: { a: 1 }, errors: 'x' }), 1)).toEqual([{ data: { a: 1 } }]);
});
