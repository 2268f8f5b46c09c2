import type { AnswerOptionType } from './types.ts';
import { answerOptionTypes } from './vocabulary.ts';

/** Returns the answer type of a question. Null is shown as 'answer option type not allowed' (spec 8). */
export const getAnswerOptionType = (text: string): AnswerOptionType | null =>
  answerOptionTypes.find((type) => type === text.trim().toLowerCase()) ?? null;
