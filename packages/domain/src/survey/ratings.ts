import type { MessageKey } from '../shared/index.ts';
import type { AnswerOptionType, SurveyRating } from './types.ts';
import { answerOptionTypes } from './vocabulary.ts';

/** Labels of the ratings (spec 2). 'na' means not applicable. */
export const ratingLabels = {
  '1': 'bad',
  '2': 'fair',
  '3': 'normal',
  '4': 'good',
  '5': 'excellent',
  na: null,
} as const satisfies Record<SurveyRating, MessageKey | null>;

/** Returns the answer type of a question. Null is shown as 'answer option type not allowed' (spec 8). */
export const getAnswerOptionType = (text: string): AnswerOptionType | null =>
  answerOptionTypes.find((type) => type === text.trim().toLowerCase()) ?? null;
