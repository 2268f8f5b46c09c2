import { expect, test, vi } from 'vitest';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { submitSurvey } from './submit-survey.ts';
import { toSurveyQuestion } from './survey-questions.ts';
import { toDynamicRule } from './to-dynamic-rule.ts';

// Responses may lack fields and contain anything, whatever their type.
const asWire = (value: object | null) => value as never;

test.each([
  [{ name: 'required', value: null }, { type: 'required' }],
  [
    { name: 'minLength', value: '3' },
    { type: 'minLength', min: 3 },
  ],
  [
    { name: 'maxLength', value: '500' },
    { type: 'maxLength', max: 500 },
  ],
  [
    { name: 'between', value: '[1, 5]' },
    { type: 'between', min: 1, max: 5 },
  ],
  [
    { name: 'requiredIf', value: '{"question":"4","value":"si"}' },
    { type: 'requiredIf', question: '4', equals: 'si' },
  ],
  [{ name: 'between', value: '[1]' }, null],
  [{ name: 'minLength', value: 'tres' }, null],
  [{ name: 'requiredIf', value: 'null' }, null],
  [{ name: 'requiredIf', value: '{' }, null],
  [{ name: 'toString', value: null }, null],
  [null, null],
])('maps the validator %j', (row, rule) => {
  expect(toDynamicRule(asWire(row))).toEqual(rule);
});

test('a question is read with its options and items', () => {
  expect(
    toSurveyQuestion(
      asWire({
        id: 3,
        text: 'Califique',
        validations: [{ name: 'required', value: null }, null, { name: 'otro', value: '1' }],
        answerOption: {
          type: 'RATING',
          options: [{ value: '1', label: 'Malo' }, null, { value: '', label: 'x' }],
          properties: [{ name: 'reports', value: 'Reportes' }],
        },
      }),
    ),
  ).toEqual({
    id: '3',
    text: 'Califique',
    validations: [{ type: 'required' }],
    answerOption: {
      type: 'rating',
      options: [{ value: '1', label: 'Malo' }],
      items: [{ value: 'reports', label: 'Reportes' }],
    },
  });
});

test('a question of an unknown type is not allowed and has no validations', () => {
  const question = { id: '1', text: 'Firma', answerOption: { type: 'signature' } };
  expect(
    toSurveyQuestion(asWire({ ...question, validations: [{ name: 'required', value: null }] })),
  ).toMatchObject({ validations: [], answerOption: { type: 'not-allowed' } });
  expect(toSurveyQuestion(asWire({ ...question, text: ' ' }))).toBeNull();
});

test('a question without options is not allowed, and repeated options are removed', () => {
  const question = { id: '1', text: 'Elija', validations: [{ name: 'required', value: null }] };
  const withOptions = (type: string, options: readonly (object | null)[]) =>
    toSurveyQuestion(asWire({ ...question, answerOption: { type, options } }));
  expect(withOptions('radio', [null, { value: '' }])).toMatchObject({
    validations: [],
    answerOption: { type: 'not-allowed' },
  });
  expect(
    withOptions('checkbox', [
      { value: 'x', label: 'Uno' },
      { value: 'x', label: 'Dos' },
    ]),
  ).toMatchObject({ answerOption: { options: [{ value: 'x', label: 'Uno' }] } });
});

test('sends answers in the format of the schema', async () => {
  const onSubmit = vi.fn();
  const { client } = createMockBackend({
    Mutation: {
      submitSurvey: (args) => {
        onSubmit(JSON.parse(JSON.stringify(args)));
        return { success: true, message: 'Gracias' };
      },
    },
  });
  const records = [{ questionId: '3', feature: 'reports', value: '5' }];
  expect(await submitSurvey(client, 'satisfaction', records)).toEqual({
    kind: 'done',
    value: true,
  });
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    input: {
      form: 'satisfaction',
      answers: [{ question: '3', feature: 'reports', value: '5' }],
    },
  });
});

test('a response without success is a failure', async () => {
  const { client } = createMockBackend({ Mutation: { submitSurvey: () => ({ success: false }) } });
  expect(await submitSurvey(client, 'satisfaction', [])).toMatchObject({ kind: 'failed' });
});
