import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import {
  type DynamicAnswer,
  type DynamicRule,
  isAnswerEmpty,
  validateDynamicAnswer,
} from './dynamic-form.ts';

const validate = (rule: DynamicRule, answer: DynamicAnswer, answers = {}) =>
  validateDynamicAnswer([rule], 'Comentario', answer, answers);
const requiredMessage = { key: '"{fieldName}" is required.', params: { fieldName: 'Comentario' } };

describe('isAnswerEmpty', () => {
  test.each([null, undefined, '', '  ', [], Number.NaN])('returns true for %j', (answer) => {
    expect(isAnswerEmpty(answer)).toBe(true);
    expect(validate({ type: 'required' }, answer)).toEqual(requiredMessage);
  });

  test.each([0, '0', 'x', ['a']])('returns false for %j', (answer) => {
    expect(isAnswerEmpty(answer)).toBe(false);
    expect(validate({ type: 'required' }, answer)).toBeNull();
  });

  test.each([
    { type: 'minLength', min: 3 },
    { type: 'maxLength', max: 0 },
    { type: 'between', min: 1, max: 5 },
  ] as const)('an empty answer is valid for the rule $type', (rule) => {
    expect(validate(rule, '')).toBeNull();
    expect(validate(rule, null)).toBeNull();
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
  ])('with the other answer %j, applies: %s', (other, applies) => {
    expect(validate(rule, '', { 4: other })).toEqual(applies ? requiredMessage : null);
    expect(validate(rule, 'porque', { 4: other })).toBeNull();
  });

  test('compares numbers as strings', () => {
    expect(validate({ type: 'requiredIf', question: 'q', equals: '1' }, '', { q: 1 })).toEqual(
      requiredMessage,
    );
    expect(validate({ type: 'requiredIf', question: 'q', equals: '' }, '', {})).toEqual(
      requiredMessage,
    );
  });
});

describe('validateDynamicAnswer', () => {
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
  ] as const)('the rule %j accepts %j: %s', (rule, answer, valid) => {
    expect(validate(rule, answer) === null).toBe(valid);
  });

  test('the messages include the limits', () => {
    expect(validate({ type: 'minLength', min: 3 }, 'a')).toEqual({
      key: '"{fieldName}" must have at least {min} letters.',
      params: { fieldName: 'Comentario', min: 3 },
    });
    expect(validate({ type: 'maxLength', max: 3 }, 'abcd')).toEqual({
      key: '"{fieldName}" must have a maximum of {max} letters.',
      params: { fieldName: 'Comentario', max: 3 },
    });
    expect(validate({ type: 'between', min: 1, max: 5 }, 9)).toEqual({
      key: '"{fieldName}" must be between {min} and {max}.',
      params: { fieldName: 'Comentario', min: 1, max: 5 },
    });
  });
});

test('validateDynamicAnswer returns the error of the first rule that fails', () => {
  const rules: DynamicRule[] = [{ type: 'required' }, { type: 'minLength', min: 3 }];
  expect(validateDynamicAnswer(rules, 'Comentario', '', {})).toEqual(requiredMessage);
  expect(validateDynamicAnswer(rules, 'Comentario', 'ab', {})).toHaveProperty('params.min', 3);
  expect(validateDynamicAnswer(rules, 'Comentario', 'abc', {})).toBeNull();
  expect(validateDynamicAnswer([], 'Comentario', null, {})).toBeNull();
});

describe('any answer', () => {
  const anyAnswer: fc.Arbitrary<DynamicAnswer> = fc.oneof(
    fc.string(),
    fc.integer({ min: -20, max: 20 }),
    fc.array(fc.string(), { maxLength: 4 }),
    fc.constant(null),
    fc.constant(undefined),
  );

  property('required rejects only empty answers', [anyAnswer], (answer) => {
    expect(validate({ type: 'required' }, answer) === null).toBe(!isAnswerEmpty(answer));
  });

  property(
    'requiredIf requires an answer only if it applies',
    [anyAnswer, fc.string()],
    (answer, other) => {
      const rule: DynamicRule = { type: 'requiredIf', question: 'q', equals: 'si' };
      expect(validate(rule, answer, { q: 'si' })).toEqual(validate({ type: 'required' }, answer));
      expect(validate(rule, answer, { q: `${other}!` })).toBeNull();
    },
  );

  property(
    'wider bounds never report more errors',
    [anyAnswer, fc.integer({ min: -9, max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9 })],
    (answer, min, width, slack) => {
      const narrowError = validate({ type: 'between', min, max: min + width }, answer);
      const wideError = validate(
        { type: 'between', min: min - slack, max: min + width + slack },
        answer,
      );
      return narrowError !== null || wideError === null;
    },
  );

  property(
    'an answer is never both too short and too long',
    [anyAnswer, fc.nat({ max: 9 })],
    (answer, size) => {
      const isTooShort = validate({ type: 'minLength', min: size }, answer) !== null;
      const isTooLong = validate({ type: 'maxLength', max: size }, answer) !== null;
      return !(isTooShort && isTooLong);
    },
  );
});
