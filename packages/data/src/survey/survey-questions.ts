import {
  type AnswerChoice,
  getAnswerOptionType,
  type SurveyQuestion,
} from '@surtidor/domain/survey';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readDetails, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  SurveyQuestionsDocument,
  type SurveyQuestionsQuery,
} from './survey-questions.generated.ts';
import { toDynamicRule } from './to-dynamic-rule.ts';

type WireQuestion = NonNullable<SurveyQuestionsQuery['surveyQuestions']>[number];

const toChoice = (value: unknown, label: unknown): AnswerChoice | null => {
  const choiceValue = readString(value);
  return choiceValue === ''
    ? null
    : { value: choiceValue, label: readString(label) || choiceValue };
};

/** Returns the first row of each name; rows that repeat a name are dropped. */
const keepFirstOfEachName = <Row>(
  rows: readonly Row[],
  getName: (row: Row) => string,
): readonly Row[] => {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(getName(row)) && seen.add(getName(row)));
};

const keepUniqueChoices = (choices: readonly AnswerChoice[]): readonly AnswerChoice[] =>
  keepFirstOfEachName(choices, ({ value }) => value);

/** Answer types with options. */
const typesWithOptions: ReadonlySet<string> = new Set(['radio', 'checkbox']);

/**
 * Maps a question of a form (spec 3); returns null without an id or a text. Unknown types and questions without
 * options are 'not-allowed' and not validated, so that the form can be sent.
 */
export function toSurveyQuestion(row: WireQuestion): SurveyQuestion | null {
  const wire = readObject(row);
  const id = readString(wire?.id);
  const questionText = readString(wire?.text);
  if (wire === null || id === '' || questionText === '') return null;
  const option = readObject(wire.answerOption);
  const options = keepUniqueChoices(
    readDetails(option?.options, (item) =>
      toChoice(readObject(item)?.value, readObject(item)?.label),
    ),
  );
  const knownType = getAnswerOptionType(readString(option?.type)) ?? 'not-allowed';
  const type = typesWithOptions.has(knownType) && options.length === 0 ? 'not-allowed' : knownType;
  return {
    id,
    text: questionText,
    validations: type === 'not-allowed' ? [] : readDetails(wire.validations, toDynamicRule),
    answerOption: {
      type,
      options,
      items: keepUniqueChoices(
        readDetails(option?.properties, (item) =>
          toChoice(readObject(item)?.name, readObject(item)?.value),
        ),
      ),
    },
  };
}

/** The questions of a form (spec 3, survey question; reading 32). */
const surveyQuestionsQuery = defineRemoteQuery({
  document: SurveyQuestionsDocument,
  fetchPolicy: 'network-only',
  read: ({ surveyQuestions: rows }) => {
    const questions = keepReadableRows(readRows(rows, toSurveyQuestion));
    return questions && keepFirstOfEachName(questions, ({ id }) => id);
  },
});

/** Builds the request for the questions of the form with this name. */
export const buildSurveyQuestionsRequest = (form: string) => ({
  document: SurveyQuestionsDocument,
  variables: { form },
});

/** Queries the questions of the form with this name; an unknown form has none. */
export const useSurveyQuestions = (form: string): Remote<readonly SurveyQuestion[]> =>
  useRemote(surveyQuestionsQuery, buildSurveyQuestionsRequest(form).variables);
