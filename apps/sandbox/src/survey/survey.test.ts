import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { testContext, testFixture } from '../../test/test-context.ts';
import { buildClient, buildUser } from '../scenarios/builders/index.ts';

const context = testContext();
const manager = buildUser(context, 'legal-representative', { email: 'jefe@mia.example' });

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: testFixture({ clients: [buildClient(context)], users: [manager] }),
  });
});

interface GivenAnswer {
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
const ratings = features.map((feature): GivenAnswer => ({ question: '3', feature, value: '5' }));
const device: GivenAnswer = { question: '1', value: 'pc' };
const role: GivenAnswer = { question: '2', value: 'owner' };
const no: GivenAnswer = { question: '4', value: 'no' };
const complete = [device, role, ...ratings, no];

const submit = `mutation ($input: SurveyInput!) { submitSurvey(input: $input) { success message } }`;
const send = (answers: readonly GivenAnswer[], form?: string) =>
  backend.query(manager, submit, { input: { answers, ...(form ? { form } : {}) } });
const stored = () => backend.db.all<{ answers: string }>('select answers from survey_answers');

describe('the questions', () => {
  it('are the five of the satisfaction survey, with six features to rate', async () => {
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

  it('are empty for an unknown form', async () => {
    const { data } = await backend.query(manager, '{ surveyQuestions(form: "otra") { id } }');
    expect(data.surveyQuestions).toEqual([]);
  });
});

describe('sending the satisfaction survey', () => {
  it('stores every answer', async () => {
    const { data } = await send(complete);
    expect(data.submitSurvey).toEqual({ success: true, message: 'Gracias por su opinión.' });
    expect(JSON.parse(stored()[0]?.answers ?? '[]')).toHaveLength(complete.length);
  });

  it('stores the answers of a user once, even if sent again', async () => {
    await send(complete);
    const { data } = await send([{ ...device, value: 'tablet' }, role, ...ratings, no]);
    expect(data.submitSurvey).toEqual({ success: true, message: 'Ya recibimos su opinión.' });
    expect(stored()).toHaveLength(1);
    expect(stored()[0]?.answers).toContain('"pc"');
  });

  it('requires the comment only after a yes', async () => {
    const yes = [device, role, ...ratings, { question: '4', value: 'si' }];
    expect((await send(yes)).messages).toEqual(['"Cuéntenos su sugerencia" is required.']);
    expect((await send([...yes, { question: '5', value: '   ' }])).codes).toEqual([
      'INVALID_INPUT',
    ]);
    expect((await send([...yes, { question: '5', value: 'Más reportes' }])).codes).toEqual([]);
  });

  it.each([
    ['a missing question', [device, ...ratings, no]],
    ['a feature not rated', [device, role, ...ratings.slice(1), no]],
    ['a value that is not offered', [{ ...device, value: 'watch' }, role, ...ratings, no]],
    ['a rating of six', [device, role, ...ratings.slice(1), { ...ratings[0], value: '6' }, no]],
    [
      'a feature nobody knows',
      [device, role, ...ratings, { question: '3', feature: 'x', value: '1' }, no],
    ],
    ['a feature where there are none', [{ ...device, feature: 'reports' }, role, ...ratings, no]],
    ['the same answered twice', [device, { ...device, value: 'tablet' }, role, ...ratings, no]],
    ['a question nobody asked', [...complete, { question: '99', value: 'x' }]],
    ['a comment that is too long', [...complete, { question: '5', value: 'a'.repeat(501) }]],
  ])('refuses %s and stores nothing', async (_name, answers) => {
    expect((await send(answers as GivenAnswer[])).codes).toEqual(['INVALID_INPUT']);
    expect(stored()).toEqual([]);
  });

  it('is rejected for support and for unknown forms', async () => {
    const support = { email: manager.email, support: true };
    const refused = await backend.query(support, submit, { input: { answers: complete } });
    expect(refused.codes).toEqual(['SUPPORT_READ_ONLY']);
    expect((await send(complete, 'otra')).messages).toEqual(['El formulario no existe.']);
  });
});

describe('another form', () => {
  const visit: GivenAnswer[] = [
    { question: 'contacto', value: 'Inés' },
    { question: 'islas', value: '4' },
    { question: 'temas', value: 'imagen' },
  ];

  it('accepts several values of a checkbox', async () => {
    const more = [...visit, { question: 'temas', value: 'equipos' }];
    expect((await send(more, 'visita')).codes).toEqual([]);
  });

  it.each([
    [{ question: 'contacto', value: 'I' }, 'must have at least 2 letters.'],
    [{ question: 'islas', value: '25' }, 'El valor debe estar entre 1 y 24.'],
    [{ question: 'islas', value: 'muchas' }, 'El valor debe estar entre 1 y 24.'],
    [{ question: 'temas', value: 'otro' }, '"¿Cuál otro tema?" is required.'],
  ])('refuses %j', async (answer, message) => {
    const answers = [...visit.filter(({ question }) => question !== answer.question), answer];
    expect((await send(answers, 'visita')).messages[0]).toContain(message);
  });
});
