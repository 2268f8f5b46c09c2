import type { DynamicRule } from '../shared/index.ts';
import type {
  answerOptionTypes,
  surveyDevices,
  surveyFeatures,
  surveyRatings,
  surveyRespondentRoles,
} from './vocabulary.ts';

/** A device a respondent names (spec 2). */
export type SurveyDevice = (typeof surveyDevices)[number];
/** Who answers the survey (spec 2). */
export type SurveyRespondentRole = (typeof surveyRespondentRoles)[number];
/** A feature a respondent rates (spec 2). */
export type SurveyFeature = (typeof surveyFeatures)[number];
/** A rating: 1 to 5, or not applicable (spec 2). */
export type SurveyRating = (typeof surveyRatings)[number];
/** A kind of answer a form can show (spec 8). */
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
  /** 'not-allowed' for a kind nobody knows: the question shows so and takes no answer (spec 8). */
  readonly type: AnswerOptionType | 'not-allowed';
  readonly options: readonly AnswerChoice[];
  /** Things to rate, one answer each; only for the rating type. */
  readonly items: readonly AnswerChoice[];
}

/** A survey question (spec 3). */
export interface SurveyQuestion {
  readonly id: string;
  readonly text: string;
  readonly validations: readonly DynamicRule[];
  readonly answerOption: AnswerOption;
}

/** One value, several selected values, or one rating for each thing rated. */
export type SurveyAnswer = string | readonly string[] | Readonly<Record<string, string>>;

/** What has been answered so far, by question id. */
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer | undefined>>;

/** One stored answer; a rating question stores one for each thing rated. */
export interface SurveyRecord {
  readonly questionId: string;
  /** What was rated; null for any other kind of question. */
  readonly feature: string | null;
  readonly value: string;
}
