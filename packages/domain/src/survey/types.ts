import type { DynamicRule } from '../shared/index.ts';
import type { answerOptionTypes, surveyRatings } from './vocabulary.ts';

/** A rating: 1 to 5, or not applicable (spec 2). */
export type SurveyRating = (typeof surveyRatings)[number];
/** A kind of answer that forms support (spec 8). */
export type AnswerOptionType = (typeof answerOptionTypes)[number];

/** One choice of an answer. */
export interface AnswerChoice {
  readonly value: string;
  readonly label: string;
}

/** How a question is answered (spec 3). */
export interface AnswerOption {
  /** 'not-allowed' for an unknown type, which cannot be answered (spec 8). */
  readonly type: AnswerOptionType | 'not-allowed';
  readonly options: readonly AnswerChoice[];
  /** Items to rate; only for the rating type. */
  readonly items: readonly AnswerChoice[];
}

/** A survey question (spec 3). */
export interface SurveyQuestion {
  readonly id: string;
  readonly text: string;
  readonly validations: readonly DynamicRule[];
  readonly answerOption: AnswerOption;
}

/** An answer with one value, several values or one rating per item. */
export type SurveyAnswer = string | readonly string[] | Readonly<Record<string, string>>;

/** Answers by question id. */
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer | undefined>>;

/** A stored answer. A rating question has one per item. */
export interface SurveyRecord {
  readonly questionId: string;
  /** The rated item; null for other questions. */
  readonly feature: string | null;
  readonly value: string;
}
