import type { DynamicRule } from '@surtidor/domain';
import {
  type AnswerChoice,
  type SurveyAnswer,
  type SurveyQuestion,
  type SurveyRating,
  surveyRatings,
} from '@surtidor/domain/survey';
import type { SurveyAnswer as KitAnswer } from '@surtidor/ui';

const isRating = (value: string): value is SurveyRating =>
  surveyRatings.some((rating) => rating === value);

/** Returns the ratings by item. The answer to a question without items is its own rating. */
function getRatings(
  { id }: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): Partial<Record<string, SurveyRating>> {
  const ratings = typeof answer === 'string' ? { [id]: answer } : answer;
  return typeof ratings === 'object' && !Array.isArray(ratings)
    ? Object.fromEntries(
        Object.entries(ratings).flatMap(([item, value]) =>
          isRating(value) ? [[item, value]] : [],
        ),
      )
    : {};
}

const getList = (answer: SurveyAnswer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : [];

const getText = (answer: SurveyAnswer | undefined): string =>
  typeof answer === 'string' ? answer : '';

const getMaxLength = (rules: readonly DynamicRule[]): number | undefined =>
  rules.flatMap((rule) => (rule.type === 'maxLength' ? [rule.max] : []))[0];

/** Returns the rated items, or the question if it has no items. */
const getItems = ({ id, text, answerOption }: SurveyQuestion): readonly AnswerChoice[] =>
  answerOption.items.length > 0 ? answerOption.items : [{ value: id, label: text }];

/**
 * Converts an answer to the kit's props.
 * @param onAnswer Called with the complete answer after each change.
 * @param notAllowedMessage Rendered instead of an answer of unknown type (spec 8).
 */
export function toKitAnswer(
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
  onAnswer: (answer: SurveyAnswer) => void,
  notAllowedMessage: string,
): KitAnswer {
  const { type, options } = question.answerOption;
  switch (type) {
    case 'rating': {
      const ratings = getRatings(question, answer);
      return {
        kind: 'rating',
        items: getItems(question),
        ratings,
        onRate: (item, rating) =>
          onAnswer(
            question.answerOption.items.length > 0
              ? Object.fromEntries(
                  Object.entries({ ...ratings, [item]: rating }).flatMap(([name, value]) =>
                    value === undefined ? [] : [[name, value]],
                  ),
                )
              : rating,
          ),
      };
    }
    case 'radio':
      return {
        kind: 'choice',
        options,
        value: getText(answer) || null,
        onValueChange: onAnswer,
      };
    case 'checkbox':
      return { kind: 'choices', options, value: getList(answer), onValueChange: onAnswer };
    case 'text': {
      const maxLength = getMaxLength(question.validations);
      return {
        kind: 'comment',
        value: getText(answer),
        onValueChange: onAnswer,
        ...(maxLength !== undefined && { maxLength }),
      };
    }
    case 'not-allowed':
      return { kind: 'not-allowed', message: notAllowedMessage };
  }
}
