import type { Message } from '../shared/index.ts';
import type {
  answerOptionTypes,
  surveyDevices,
  surveyFeatures,
  surveyRatings,
  surveyRespondentRoles,
} from './vocabulary.ts';

export type SurveyDevice = (typeof surveyDevices)[number];
export type SurveyRespondentRole = (typeof surveyRespondentRoles)[number];
export type SurveyFeature = (typeof surveyFeatures)[number];
export type SurveyRating = (typeof surveyRatings)[number];
export type AnswerOptionType = (typeof answerOptionTypes)[number];

/** What a rating from 1 to 5 is called (spec 2). */
export type RatingName = 'bad' | 'fair' | 'normal' | 'good' | 'excellent' | 'na';

/** One choice of an answer. */
export interface AnswerChoice {
  readonly value: string;
  readonly label: string;
}

/** How a question is answered (spec 3). */
export interface AnswerOption {
  readonly type: AnswerOptionType;
  readonly options: readonly AnswerChoice[];
  /** Things to rate, one answer each; only for the rating type. */
  readonly items: readonly AnswerChoice[];
}

/** A validator of a dynamic form (spec 5). */
export type AnswerValidation =
  | { readonly kind: 'required' }
  | { readonly kind: 'minLength'; readonly min: number }
  | { readonly kind: 'maxLength'; readonly max: number }
  | { readonly kind: 'between'; readonly min: number; readonly max: number }
  | { readonly kind: 'requiredIf'; readonly questionId: string; readonly value: string };

/** A survey question (spec 3). */
export interface SurveyQuestion {
  readonly id: string;
  readonly text: string;
  readonly validations: readonly AnswerValidation[];
  readonly answerOption: AnswerOption;
}

/** One value, several chosen values, or one rating per thing rated. */
export type SurveyAnswer = string | readonly string[] | Readonly<Record<string, string>>;

/** What has been answered so far, by question id. */
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer | undefined>>;

/** A question that still wants an answer. */
export interface SurveyError {
  readonly questionId: string;
  readonly message: Message;
}

/** Answers that passed: what is sent. */
export interface SurveySubmission {
  readonly answers: readonly { readonly questionId: string; readonly answer: SurveyAnswer }[];
}
