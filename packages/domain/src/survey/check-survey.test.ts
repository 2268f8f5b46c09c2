import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { surveyErrors, surveyRecords } from './check-survey.ts';
import { getAnswerOptionType, ratingLabels } from './ratings.ts';
import { satisfactionRules } from './satisfaction-rules.ts';
import type { AnswerOptionType, SurveyAnswer, SurveyAnswers, SurveyQuestion } from './types.ts';
import {
  surveyDevices,
  surveyFeatures,
  surveyRatings,
  surveyRespondentRoles,
  surveyYesNo,
} from './vocabulary.ts';

const question = (
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
  question('1', 'radio'),
  question('2', 'checkbox'),
  question('3', 'rating', ['reports', 'order-tracking']),
  question('4', 'radio'),
  question('5', 'text'),
];
const answered: SurveyAnswers = {
  '1': 'owner',
  '2': ['pc', 'mobile'],
  '3': { reports: '5', 'order-tracking': 'na' },
  '4': 'no',
};
const isRequired = (id: string) => ({
  key: '"{fieldName}" is required.',
  params: { fieldName: `Pregunta ${id}` },
});

describe('the satisfaction survey (spec 2)', () => {
  it('is valid with questions 1 to 4 answered', () => {
    expect(surveyErrors(questions, answered)).toEqual({});
  });

  it('requires questions 1 to 4', () => {
    expect(surveyErrors(questions, {})).toEqual({
      '1': isRequired('1'),
      '2': isRequired('2'),
      '3': isRequired('3'),
      '4': isRequired('4'),
    });
  });

  it.each([
    ['si', undefined, { '5': isRequired('5') }],
    ['si', '  ', { '5': isRequired('5') }],
    ['si', 'Muy bien', {}],
    ['no', undefined, {}],
  ])("requires the comment only if question 4 is 'si': %s, %j", (four, five, errors) => {
    expect(surveyErrors(questions, { ...answered, '4': four, '5': five })).toEqual(errors);
  });

  it.each<[string, SurveyAnswer | undefined]>([
    ['one of two', { reports: '5' }],
    ['an empty one', { reports: '5', 'order-tracking': ' ' }],
    ['another thing', { reports: '5', other: '3' }],
    ['a text', '5'],
    ['a list', ['5', '4']],
    ['nothing', undefined],
  ])('requires all ratings of a rating question: %s', (_, three) => {
    expect(surveyErrors(questions, { ...answered, '3': three })).toEqual({ '3': isRequired('3') });
  });

  it('accepts one value for a rating question without items', () => {
    const plain = [{ ...question('3', 'rating'), id: '3' }];
    expect(surveyErrors(plain, { '3': '4' })).toEqual({});
    expect(surveyErrors(plain, {})).toEqual({ '3': isRequired('3') });
    expect(surveyRecords(plain, { '3': '4' })).toEqual([
      { questionId: '3', feature: null, value: '4' },
    ]);
  });

  it('rejects ratings for other kinds of questions', () => {
    expect(surveyErrors(questions, { ...answered, '1': { a: 'b' } })).toEqual({
      '1': isRequired('1'),
    });
  });

  it('counts letters of texts, and checks items only in rating questions', () => {
    const long = {
      ...question('9', 'text', ['reports']),
      validations: [{ type: 'minLength', min: 3 }],
    } as const;
    expect(surveyErrors([long], { '9': 'abc' })).toEqual({});
    expect(surveyErrors([long], { '9': 'ab' })).toMatchObject({ '9': { params: { min: 3 } } });
    expect(surveyRecords([long], { '9': 'abc' })).toEqual([
      { questionId: '9', feature: null, value: 'abc' },
    ]);
  });

  it('ignores inherited object properties', () => {
    const odd = [{ ...question('1', 'text'), id: 'constructor' }];
    expect(surveyErrors(odd, {})).toEqual({ constructor: isRequired('1') });
    expect(surveyRecords(odd, {})).toEqual([]);
  });
});

describe('the answers as they are stored', () => {
  it('is one record per value and rated item', () => {
    expect(surveyRecords(questions, { ...answered, '5': ' Bien ', '9': 'x' })).toEqual([
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
    expect(surveyRecords(questions, answers)).toEqual([
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

  property('stores a record for every valid required answer', [anyAnswers], (answers) => {
    const errors = surveyErrors(questions, answers);
    const stored = new Set(surveyRecords(questions, answers).map(({ questionId }) => questionId));
    for (const id of ['1', '2', '4']) expect(stored.has(id)).toBe(!(id in errors));
    if (!('3' in errors)) expect(stored.has('3')).toBe(true);
  });

  property('stores no empty values and no unknown questions', [anyAnswers], (answers) => {
    for (const { questionId, value } of surveyRecords(questions, answers)) {
      expect(value).not.toBe('');
      expect(['1', '2', '3', '4', '5']).toContain(questionId);
    }
  });

  property("asks for the comment only while question 4 is 'si'", [anyAnswers], (answers) => {
    const errors = surveyErrors(questions, answers);
    const four = answers['4'];
    const si = four === 'si' || (Array.isArray(four) && four.includes('si'));
    if ('5' in errors) expect(si).toBe(true);
  });
});

describe('options of the survey (spec 2)', () => {
  it('offers the devices, roles, features, ratings and answers of the specification', () => {
    expect(surveyDevices).toEqual(['pc', 'mobile', 'tablet']);
    expect(surveyRespondentRoles).toEqual(['admin', 'owner', 'secretary']);
    expect(surveyFeatures).toHaveLength(6);
    expect(surveyRatings).toEqual(['1', '2', '3', '4', '5', 'na']);
    expect(surveyYesNo).toEqual(['si', 'no']);
    expect(ratingLabels).toEqual({
      '1': 'bad',
      '2': 'fair',
      '3': 'normal',
      '4': 'good',
      '5': 'excellent',
      na: null,
    });
  });

  it.each([
    ['rating', 'rating'],
    [' Radio ', 'radio'],
    ['checkbox', 'checkbox'],
    ['text', 'text'],
    ['slider', null],
    ['', null],
  ])('answer option type %j: %j', (text, type) => {
    expect(getAnswerOptionType(text)).toBe(type);
  });
});
