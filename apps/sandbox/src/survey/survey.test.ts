import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { createTestContext, createTestFixture } from '../../test/test-context.ts';
import { buildClient, buildUser } from '../scenarios/builders/index.ts';

const context = createTestContext();
const manager = buildUser(context, 'legal-representative', { email: 'jefe@mia.example' });

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: createTestFixture({ clients: [buildClient(context)], users: [manager] }),
  });
});

interface AnswerInput {
  readonly question: string;
  readonly feature?: string;
  readonly value: string;
}

const features = [
  'account-statement',
  'movement-history',
  'bank-transfer-payments',
  'payment-compensation',
  'order-tracking',
  'reports',
];
const ratings = features.map((feature): AnswerInput => ({ question: '3', feature, value: '5' }));
const deviceAnswer: AnswerInput = { question: '1', value: 'pc' };
const roleAnswer: AnswerInput = { question: '2', value: 'owner' };
const noSuggestion: AnswerInput = { question: '4', value: 'no' };
const completeAnswers = [deviceAnswer, roleAnswer, ...ratings, noSuggestion];

const submitMutation = `mutation ($input: SurveyInput!) { submitSurvey(input: $input) { success message } }`;
const sendAnswers = (answers: readonly AnswerInput[], form?: string) =>
  backend.query(manager, submitMutation, { input: { answers, ...(form ? { form } : {}) } });
const getStoredAnswers = () =>
  backend.db.all<{ answers: string }>('select answers from survey_answers');

describe('surveyQuestions', () => {
  it('returns the five questions of the satisfaction survey, with six features to rate', async () => {
    const { data } = await backend.query(
      manager,
      '{ surveyQuestions { id validations { name value } answerOption { type options { value } properties { name } } } }',
    );
    const types = data.surveyQuestions.map(
      (row: { answerOption: { type: string } }) => row.answerOption.type,
    );
    expect(types).toEqual(['radio', 'radio', 'rating', 'radio', 'text']);
    expect(data.surveyQuestions[2].answerOption.properties).toEqual(
      features.map((name) => ({ name })),
    );
    expect(data.surveyQuestions[4].validations[0]).toEqual({
      name: 'requiredIf',
      value: '{"question":"4","value":"si"}',
    });
  });

  it('returns no questions for an unknown form', async () => {
    const { data } = await backend.query(manager, '{ surveyQuestions(form: "otra") { id } }');
    expect(data.surveyQuestions).toEqual([]);
  });
});

describe('sending the satisfaction survey', () => {
  it('stores every answer', async () => {
    const { data } = await sendAnswers(completeAnswers);
    expect(data.submitSurvey).toEqual({ success: true, message: 'Gracias por su opinión.' });
    expect(JSON.parse(getStoredAnswers()[0]?.answers ?? '[]')).toHaveLength(completeAnswers.length);
  });

  it('stores a user’s first answers and ignores later ones', async () => {
    await sendAnswers(completeAnswers);
    const { data } = await sendAnswers([
      { ...deviceAnswer, value: 'tablet' },
      roleAnswer,
      ...ratings,
      noSuggestion,
    ]);
    expect(data.submitSurvey).toEqual({ success: true, message: 'Ya recibimos su opinión.' });
    expect(getStoredAnswers()).toHaveLength(1);
    expect(getStoredAnswers()[0]?.answers).toContain('"pc"');
  });

  it('requires the comment only if the user has a suggestion', async () => {
    const answersWithSuggestion = [
      deviceAnswer,
      roleAnswer,
      ...ratings,
      { question: '4', value: 'si' },
    ];
    expect((await sendAnswers(answersWithSuggestion)).messages).toEqual([
      '"Cuéntenos su sugerencia" is required.',
    ]);
    expect(
      (await sendAnswers([...answersWithSuggestion, { question: '5', value: '   ' }])).codes,
    ).toEqual(['INVALID_INPUT']);
    expect(
      (await sendAnswers([...answersWithSuggestion, { question: '5', value: 'Más reportes' }]))
        .codes,
    ).toEqual([]);
  });

  it.each([
    ['a missing question', [deviceAnswer, ...ratings, noSuggestion]],
    ['a missing rating', [deviceAnswer, roleAnswer, ...ratings.slice(1), noSuggestion]],
    [
      'a value that is not offered',
      [{ ...deviceAnswer, value: 'watch' }, roleAnswer, ...ratings, noSuggestion],
    ],
    [
      'a rating of six',
      [deviceAnswer, roleAnswer, ...ratings.slice(1), { ...ratings[0], value: '6' }, noSuggestion],
    ],
    [
      'an unknown feature',
      [
        deviceAnswer,
        roleAnswer,
        ...ratings,
        { question: '3', feature: 'x', value: '1' },
        noSuggestion,
      ],
    ],
    [
      'a feature for a question without features',
      [{ ...deviceAnswer, feature: 'reports' }, roleAnswer, ...ratings, noSuggestion],
    ],
    [
      'two answers to one question',
      [deviceAnswer, { ...deviceAnswer, value: 'tablet' }, roleAnswer, ...ratings, noSuggestion],
    ],
    ['an unknown question', [...completeAnswers, { question: '99', value: 'x' }]],
    ['a comment that is too long', [...completeAnswers, { question: '5', value: 'a'.repeat(501) }]],
  ])('rejects %s and stores nothing', async (_name, answers) => {
    expect((await sendAnswers(answers as AnswerInput[])).codes).toEqual(['INVALID_INPUT']);
    expect(getStoredAnswers()).toEqual([]);
  });

  it('is rejected for support sessions and for unknown forms', async () => {
    const support = { email: manager.email, support: true };
    const response = await backend.query(support, submitMutation, {
      input: { answers: completeAnswers },
    });
    expect(response.codes).toEqual(['SUPPORT_READ_ONLY']);
    expect((await sendAnswers(completeAnswers, 'otra')).messages).toEqual([
      'El formulario no existe.',
    ]);
  });
});

describe('another form', () => {
  const visitAnswers: AnswerInput[] = [
    { question: 'contacto', value: 'Inés' },
    { question: 'islas', value: '4' },
    { question: 'temas', value: 'imagen' },
  ];

  it('accepts several values of a checkbox', async () => {
    const allAnswers = [...visitAnswers, { question: 'temas', value: 'equipos' }];
    expect((await sendAnswers(allAnswers, 'visita')).codes).toEqual([]);
  });

  it.each([
    [{ question: 'contacto', value: 'I' }, 'must have at least 2 letters.'],
    [{ question: 'islas', value: '25' }, 'El valor debe estar entre 1 y 24.'],
    [{ question: 'islas', value: 'muchas' }, 'El valor debe estar entre 1 y 24.'],
    [{ question: 'temas', value: 'otro' }, '"¿Cuál otro tema?" is required.'],
  ])('rejects %j', async (answer, message) => {
    const answers = [
      ...visitAnswers.filter(({ question }) => question !== answer.question),
      answer,
    ];
    expect((await sendAnswers(answers, 'visita')).messages[0]).toContain(message);
  });
});
