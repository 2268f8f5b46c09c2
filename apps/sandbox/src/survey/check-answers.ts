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

/** Longer than any text a form asks for. */
const maxLength = 2_000;

/** Refuses a value that the question does not offer. */
function checkedAnswer(question: Question, answer: SurveyAnswerInput): CheckedAnswer {
  const { type, options, properties } = question.answerOption;
  const value = answer.value.trim();
  if (value.length > maxLength)
    throw createInvalidInputError(question.id, 'La respuesta es demasiado larga.');
  const offered = (options ?? []).map((option) => option?.value);
  if (type !== 'text' && !offered.includes(value)) {
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
function refuseRepeated(questions: readonly Question[], answers: readonly CheckedAnswer[]): void {
  const seen = new Set<string>();
  for (const { question, feature, value } of answers) {
    const many = questions.find(({ id }) => id === question)?.answerOption.type === 'checkbox';
    const key = JSON.stringify([question, feature, many ? value : '']);
    if (seen.has(key))
      throw createInvalidInputError(question, 'La pregunta tiene más de una respuesta.');
    seen.add(key);
  }
}

function byQuestion(answers: readonly CheckedAnswer[]): Answers {
  const grouped = new Map<string, string[]>();
  for (const { question, value } of answers) {
    grouped.set(question, [...(grouped.get(question) ?? []), value]);
  }
  return grouped;
}

/** Validates the answers of a form; empty texts count as unanswered. */
export function checkAnswers(
  questions: readonly Question[],
  given: readonly SurveyAnswerInput[],
): readonly CheckedAnswer[] {
  const answers = given.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.question);
    if (!question) throw createInvalidInputError(answer.question, 'La pregunta no existe.');
    if (question.answerOption.type === 'text' && answer.value.trim() === '') return [];
    return [checkedAnswer(question, answer)];
  });
  refuseRepeated(questions, answers);
  const grouped = byQuestion(answers);
  for (const question of questions) {
    for (const { name, value } of question.validations) {
      const wrong = validators[name ?? '']?.(question, grouped, value);
      if (wrong) throw createInvalidInputError(question.id, wrong);
    }
  }
  return answers;
}
