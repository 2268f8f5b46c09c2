import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import {
  type DynamicAnswer,
  type DynamicRule,
  isAnswerEmpty,
  validateDynamicAnswer,
} from './dynamic-form.ts';

const problem = (rule: DynamicRule, answer: DynamicAnswer, answers = {}) =>
  validateDynamicAnswer([rule], 'Comentario', answer, answers);
const isRequired = { key: '"{fieldName}" is required.', params: { fieldName: 'Comentario' } };

describe('a question without an answer', () => {
  test.each([null, undefined, '', '  ', [], Number.NaN])('%j', (answer) => {
    expect(isAnswerEmpty(answer)).toBe(true);
    expect(problem({ type: 'required' }, answer)).toEqual(isRequired);
  });

  test.each([0, '0', 'x', ['a']])('%j is an answer', (answer) => {
    expect(isAnswerEmpty(answer)).toBe(false);
    expect(problem({ type: 'required' }, answer)).toBeNull();
  });

  test.each([
    { type: 'minLength', min: 3 },
    { type: 'maxLength', max: 0 },
    { type: 'between', min: 1, max: 5 },
  ] as const)('ignores $type', (rule) => {
    expect(problem(rule, '')).toBeNull();
    expect(problem(rule, null)).toBeNull();
  });
});

describe('requiredIf', () => {
  const rule: DynamicRule = { type: 'requiredIf', question: '4', equals: 'si' };

  test.each([
    ['si', true],
    ['no', false],
    [['no', 'si'], true],
    [['no'], false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('with the other answer %j: %s', (other, applies) => {
    expect(problem(rule, '', { 4: other })).toEqual(applies ? isRequired : null);
    expect(problem(rule, 'porque', { 4: other })).toBeNull();
  });

  test('a number is compared as it is written', () => {
    expect(problem({ type: 'requiredIf', question: 'q', equals: '1' }, '', { q: 1 })).toEqual(
      isRequired,
    );
    expect(problem({ type: 'requiredIf', question: 'q', equals: '' }, '', {})).toEqual(isRequired);
  });
});

describe('sizes and bounds', () => {
  test.each([
    [{ type: 'minLength', min: 3 }, 'ab', false],
    [{ type: 'minLength', min: 3 }, ' ab ', false],
    [{ type: 'minLength', min: 3 }, 'abc', true],
    [{ type: 'minLength', min: 3 }, 12, false],
    [{ type: 'minLength', min: 3 }, 123, true],
    [{ type: 'minLength', min: 2 }, ['a'], false],
    [{ type: 'minLength', min: 2 }, ['a', 'b'], true],
    [{ type: 'maxLength', max: 3 }, 'abcd', false],
    [{ type: 'maxLength', max: 3 }, '🙂🙂🙂', true],
    [{ type: 'maxLength', max: 3 }, 1234, false],
    [{ type: 'maxLength', max: 1 }, ['a', 'b'], false],
    [{ type: 'between', min: 1, max: 5 }, 0, false],
    [{ type: 'between', min: 1, max: 5 }, 1, true],
    [{ type: 'between', min: 1, max: 5 }, 5, true],
    [{ type: 'between', min: 1, max: 5 }, 5.1, false],
    [{ type: 'between', min: 1, max: 5 }, ' 3 ', true],
    [{ type: 'between', min: 1, max: 5 }, 'tres', false],
    [{ type: 'between', min: 0, max: 5 }, ['3'], false],
  ] as const)('%j of %j: %s', (rule, answer, valid) => {
    expect(problem(rule, answer) === null).toBe(valid);
  });

  test('the messages carry their numbers', () => {
    expect(problem({ type: 'minLength', min: 3 }, 'a')).toEqual({
      key: '"{fieldName}" must have at least {min} letters.',
      params: { fieldName: 'Comentario', min: 3 },
    });
    expect(problem({ type: 'maxLength', max: 3 }, 'abcd')).toEqual({
      key: '"{fieldName}" must have a maximum of {max} letters.',
      params: { fieldName: 'Comentario', max: 3 },
    });
    expect(problem({ type: 'between', min: 1, max: 5 }, 9)).toEqual({
      key: '"{fieldName}" must be between {min} and {max}.',
      params: { fieldName: 'Comentario', min: 1, max: 5 },
    });
  });
});

test('the first failing rule reports its error', () => {
  const rules: DynamicRule[] = [{ type: 'required' }, { type: 'minLength', min: 3 }];
  expect(validateDynamicAnswer(rules, 'Comentario', '', {})).toEqual(isRequired);
  expect(validateDynamicAnswer(rules, 'Comentario', 'ab', {})).toHaveProperty('params.min', 3);
  expect(validateDynamicAnswer(rules, 'Comentario', 'abc', {})).toBeNull();
  expect(validateDynamicAnswer([], 'Comentario', null, {})).toBeNull();
});

describe('properties', () => {
  const anyAnswer: fc.Arbitrary<DynamicAnswer> = fc.oneof(
    fc.string(),
    fc.integer({ min: -20, max: 20 }),
    fc.array(fc.string(), { maxLength: 4 }),
    fc.constant(null),
    fc.constant(undefined),
  );

  property('an answer is present or required', [anyAnswer], (answer) => {
    expect(problem({ type: 'required' }, answer) === null).toBe(!isAnswerEmpty(answer));
  });

  property(
    'requiredIf requires an answer only while it applies',
    [anyAnswer, fc.string()],
    (answer, other) => {
      const rule: DynamicRule = { type: 'requiredIf', question: 'q', equals: 'si' };
      expect(problem(rule, answer, { q: 'si' })).toEqual(problem({ type: 'required' }, answer));
      expect(problem(rule, answer, { q: `${other}!` })).toBeNull();
    },
  );

  property(
    'wider bounds never report more errors',
    [anyAnswer, fc.integer({ min: -9, max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9 })],
    (answer, min, width, slack) => {
      const narrow = problem({ type: 'between', min, max: min + width }, answer);
      const wide = problem({ type: 'between', min: min - slack, max: min + width + slack }, answer);
      return narrow !== null || wide === null;
    },
  );

  property(
    'a size is too short, too long, or neither, never both',
    [anyAnswer, fc.nat({ max: 9 })],
    (answer, size) => {
      const short = problem({ type: 'minLength', min: size }, answer) !== null;
      const long = problem({ type: 'maxLength', max: size }, answer) !== null;
      return !(short && long);
    },
  );
});
