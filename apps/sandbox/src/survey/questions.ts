import type { SurveyAnswerOption, SurveyQuestion, SurveyValidation } from '@surtidor/data/schema';
import type { Database, SurveyQuestionRow } from '../database/index.ts';

/** A survey question as the contract defines it, with all optional fields present. */
export interface Question extends SurveyQuestion {
  readonly id: string;
  readonly text: string;
  readonly validations: SurveyValidation[];
  readonly answerOption: SurveyAnswerOption;
}

/** Returns the questions of a form in order, or an empty list for an unknown form. */
export const getQuestions = (db: Database, form: string): Question[] =>
  db
    .all<SurveyQuestionRow>(
      'select * from survey_questions where form = :form order by sort_order',
      {
        form,
      },
    )
    .map(({ id, text, validations, answer_option }) => ({
      id,
      text,
      // The scenario writes these columns as JSON of the contract's types.
      validations: JSON.parse(validations) as SurveyValidation[],
      answerOption: JSON.parse(answer_option) as SurveyAnswerOption,
    }));
