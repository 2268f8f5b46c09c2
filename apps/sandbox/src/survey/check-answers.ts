import type { SurveyAnswerInput } from '@surtidor/data/schema';
import { createInvalidInputError } from '../shared/errors.ts';
import type { Question } from './questions.ts';
import { type Answers, validators } from './validators.ts';

/** An answer as it is stored. */
export interface CheckedAnswer {
  readonly question: string;
  readonly feature: string | null;
  readonly value: string;
}

/** The maximum length of an answer, above the limit of every form. */
const maxAnswerLength = 2_000;

/** Checks an answer; throws if the question does not offer its value. */
function checkAnswer(question: Question, answer: SurveyAnswerInput): CheckedAnswer {
  const { type, options, properties } = question.answerOption;
  const value = answer.value.trim();
  if (value.length > maxAnswerLength)
    throw createInvalidInputError(question.id, 'La respuesta es demasiado larga.');
  const optionValues = (options ?? []).map((option) => option?.value);
  if (type !== 'text' && !optionValues.includes(value)) {
    throw createInvalidInputError(question.id, 'La respuesta no es una de las opciones.');
  }
  const features = (properties ?? []).map((property) => property?.name);
  const feature = answer.feature ?? null;
  if (type === 'rating' ? !features.includes(feature) : feature !== null) {
    throw createInvalidInputError(question.id, 'La pregunta no tiene ese elemento.');
  }
  return { question: question.id, feature, value };
}

/** Rejects duplicate answers; only checkboxes have several values. */
function rejectDuplicates(questions: readonly Question[], answers: readonly CheckedAnswer[]): void {
  const seenKeys = new Set<string>();
  for (const { question, feature, value } of answers) {
    const hasManyValues =
      questions.find(({ id }) => id === question)?.answerOption.type === 'checkbox';
    const key = JSON.stringify([question, feature, hasManyValues ? value : '']);
    if (seenKeys.has(key))
      throw createInvalidInputError(question, 'La pregunta tiene más de una respuesta.');
    seenKeys.add(key);
  }
}

function groupByQuestion(answers: readonly CheckedAnswer[]): Answers {
  const valuesByQuestion = new Map<string, string[]>();
  for (const { question, value } of answers) {
    valuesByQuestion.set(question, [...(valuesByQuestion.get(question) ?? []), value]);
  }
  return valuesByQuestion;
}

/** Validates the answers of a form. Questions with an empty text answer count as unanswered. */
export function checkAnswers(
  questions: readonly Question[],
  inputs: readonly SurveyAnswerInput[],
): readonly CheckedAnswer[] {
  const answers = inputs.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.question);
    if (!question) throw createInvalidInputError(answer.question, 'La pregunta no existe.');
    if (question.answerOption.type === 'text' && answer.value.trim() === '') return [];
    return [checkAnswer(question, answer)];
  });
  rejectDuplicates(questions, answers);
  const valuesByQuestion = groupByQuestion(answers);
  for (const question of questions) {
    for (const { name, value } of question.validations) {
      const error = validators[name ?? '']?.(question, valuesByQuestion, value);
      if (error) throw createInvalidInputError(question.id, error);
    }
  }
  return answers;
}
