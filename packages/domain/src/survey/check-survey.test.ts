import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getSurveyErrors, getSurveyRecords } from './check-survey.ts';
import { getAnswerOptionType } from './ratings.ts';
import { satisfactionRules } from './satisfaction-rules.ts';
import type { AnswerOptionType, SurveyAnswer, SurveyAnswers, SurveyQuestion } from './types.ts';
import { surveyRatings } from './vocabulary.ts';

const createQuestion = (
  id: string,
  type: AnswerOptionType,
  items: readonly string[] = [],
): SurveyQuestion => ({
  id,
  text: `Pregunta ${id}`,
  validations: satisfactionRules[id] ?? [],
  answerOption: {
    type,
    options: [],
    items: items.map((value) => ({ value, label: value })),
  },
});

const questions = [
  createQuestion('1', 'radio'),
  createQuestion('2', 'checkbox'),
  createQuestion('3', 'rating', ['reports', 'order-tracking']),
  createQuestion('4', 'radio'),
  createQuestion('5', 'text'),
];
const validAnswers: SurveyAnswers = {
  '1': 'owner',
  '2': ['pc', 'mobile'],
  '3': { reports: '5', 'order-tracking': 'na' },
  '4': 'no',
};
const createRequiredMessage = (id: string) => ({
  key: '"{fieldName}" is required.',
  params: { fieldName: `Pregunta ${id}` },
});

describe('the satisfaction survey (spec 2)', () => {
  it('is valid if questions 1 to 4 are answered', () => {
    expect(getSurveyErrors(questions, validAnswers)).toEqual({});
  });

  it('requires questions 1 to 4', () => {
    expect(getSurveyErrors(questions, {})).toEqual({
      '1': createRequiredMessage('1'),
      '2': createRequiredMessage('2'),
      '3': createRequiredMessage('3'),
      '4': createRequiredMessage('4'),
    });
  });

  it.each([
    ['si', undefined, { '5': createRequiredMessage('5') }],
    ['si', '  ', { '5': createRequiredMessage('5') }],
    ['si', 'Muy bien', {}],
    ['no', undefined, {}],
  ])(
    "requires the comment only if question 4 is 'si': answers %s and %j",
    (answer, comment, errors) => {
      expect(getSurveyErrors(questions, { ...validAnswers, '4': answer, '5': comment })).toEqual(
        errors,
      );
    },
  );

  it.each<[string, SurveyAnswer | undefined]>([
    ['one of two ratings', { reports: '5' }],
    ['an empty rating', { reports: '5', 'order-tracking': ' ' }],
    ['an unknown item', { reports: '5', other: '3' }],
    ['a string', '5'],
    ['a list', ['5', '4']],
    ['nothing', undefined],
  ])('requires all ratings of a rating question: %s', (_, rating) => {
    expect(getSurveyErrors(questions, { ...validAnswers, '3': rating })).toEqual({
      '3': createRequiredMessage('3'),
    });
  });

  it('accepts one value for a rating question without items', () => {
    const questionWithoutItems = [{ ...createQuestion('3', 'rating'), id: '3' }];
    expect(getSurveyErrors(questionWithoutItems, { '3': '4' })).toEqual({});
    expect(getSurveyErrors(questionWithoutItems, {})).toEqual({ '3': createRequiredMessage('3') });
    expect(getSurveyRecords(questionWithoutItems, { '3': '4' })).toEqual([
      { questionId: '3', feature: null, value: '4' },
    ]);
  });

  it('rejects ratings for other kinds of questions', () => {
    expect(getSurveyErrors(questions, { ...validAnswers, '1': { a: 'b' } })).toEqual({
      '1': createRequiredMessage('1'),
    });
  });

  it('ignores items in text questions', () => {
    const textQuestion = {
      ...createQuestion('9', 'text', ['reports']),
      validations: [{ type: 'minLength', min: 3 }],
    } as const;
    expect(getSurveyErrors([textQuestion], { '9': 'abc' })).toEqual({});
    expect(getSurveyErrors([textQuestion], { '9': 'ab' })).toMatchObject({
      '9': { params: { min: 3 } },
    });
    expect(getSurveyRecords([textQuestion], { '9': 'abc' })).toEqual([
      { questionId: '9', feature: null, value: 'abc' },
    ]);
  });

  it('ignores inherited object properties', () => {
    const constructorQuestion = [{ ...createQuestion('1', 'text'), id: 'constructor' }];
    expect(getSurveyErrors(constructorQuestion, {})).toEqual({
      constructor: createRequiredMessage('1'),
    });
    expect(getSurveyRecords(constructorQuestion, {})).toEqual([]);
  });
});

describe('getSurveyRecords', () => {
  it('returns one record per value and rated item', () => {
    expect(getSurveyRecords(questions, { ...validAnswers, '5': ' Bien ', '9': 'x' })).toEqual([
      { questionId: '1', feature: null, value: 'owner' },
      { questionId: '2', feature: null, value: 'pc' },
      { questionId: '2', feature: null, value: 'mobile' },
      { questionId: '3', feature: 'reports', value: '5' },
      { questionId: '3', feature: 'order-tracking', value: 'na' },
      { questionId: '4', feature: null, value: 'no' },
      { questionId: '5', feature: null, value: 'Bien' },
    ]);
  });

  it('excludes empty, unknown and mistyped answers', () => {
    const answers = {
      '1': ' ',
      '2': ['', 'pc'],
      '3': { reports: '', other: '5' },
      '4': { a: 'b' },
    };
    expect(getSurveyRecords(questions, answers)).toEqual([
      { questionId: '2', feature: null, value: 'pc' },
    ]);
  });

  const anyAnswer: fc.Arbitrary<SurveyAnswer | undefined> = fc.oneof(
    fc.string({ maxLength: 5 }),
    fc.constantFrom('si', 'no', undefined),
    fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('reports', 'order-tracking', 'x'), fc.string({ maxLength: 3 })),
  );
  const anyAnswers = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), anyAnswer);

  property('returns a record for each valid required answer', [anyAnswers], (answers) => {
    const errors = getSurveyErrors(questions, answers);
    const storedQuestionIds = new Set(
      getSurveyRecords(questions, answers).map(({ questionId }) => questionId),
    );
    for (const id of ['1', '2', '4']) expect(storedQuestionIds.has(id)).toBe(!(id in errors));
    if (!('3' in errors)) expect(storedQuestionIds.has('3')).toBe(true);
  });

  property('excludes empty values and unknown questions', [anyAnswers], (answers) => {
    for (const { questionId, value } of getSurveyRecords(questions, answers)) {
      expect(value).not.toBe('');
      expect(['1', '2', '3', '4', '5']).toContain(questionId);
    }
  });

  property("requires the comment only if question 4 is 'si'", [anyAnswers], (answers) => {
    const errors = getSurveyErrors(questions, answers);
    const answer = answers['4'];
    const isYes = answer === 'si' || (Array.isArray(answer) && answer.includes('si'));
    if ('5' in errors) expect(isYes).toBe(true);
  });
});

describe('options of the survey (spec 2)', () => {
  it('includes the ratings of the specification', () => {
    expect(surveyRatings).toEqual(['1', '2', '3', '4', '5', 'na']);
  });

  it.each([
    ['rating', 'rating'],
    [' Radio ', 'radio'],
    ['checkbox', 'checkbox'],
    ['text', 'text'],
    ['slider', null],
    ['', null],
  ])('maps the answer option type %j to %j', (text, type) => {
    expect(getAnswerOptionType(text)).toBe(type);
  });
});
