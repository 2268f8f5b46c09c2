import type { SurveyAnswer, SurveyQuestion } from '@surtidor/domain/survey';
import { expect, it } from 'vitest';
import { toKitAnswer } from './kit-answer.ts';

const reports = { value: 'reports', label: 'Informes' };

it.each([
  ['without items', [], '3', '4'],
  ['with items', [reports], 'reports', { reports: '4' }],
])(
  'a rating question %s has the rating that was selected',
  (_, items, ratedItem, expectedAnswer) => {
    const question: SurveyQuestion = {
      id: '3',
      text: '¿Cómo califica el portal?',
      validations: [],
      answerOption: { type: 'rating', options: [], items },
    };
    const answers: SurveyAnswer[] = [];
    const getRatingAnswer = () => {
      const kitAnswer = toKitAnswer(question, answers.at(-1), (next) => answers.push(next), '');
      if (kitAnswer.kind !== 'rating') throw new Error(kitAnswer.kind);
      return kitAnswer;
    };
    getRatingAnswer().onRate(ratedItem, '4');
    expect(answers).toEqual([expectedAnswer]);
    expect(getRatingAnswer().ratings).toEqual({ [ratedItem]: '4' });
  },
);
