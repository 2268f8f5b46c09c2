import { type AnswerChoice, getAnswerOptionType, type SurveyQuestion } from '@surtidor/domain';
import { readObject, readString } from '../shared/readers.ts';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  SurveyQuestionsDocument,
  type SurveyQuestionsQuery,
  type SurveyQuestionsQueryVariables,
} from './survey-questions.generated.ts';
import { toDynamicRule } from './to-dynamic-rule.ts';

type WireQuestion = NonNullable<SurveyQuestionsQuery['surveyQuestions']>[number];

const choice = (value: unknown, label: unknown): AnswerChoice | null => {
  const read = readString(value);
  return read === '' ? null : { value: read, label: readString(label) || read };
};

/** The first of each name; repeated ones are ignored. */
const firstOfEach = <Row>(rows: readonly Row[], getName: (row: Row) => string): readonly Row[] => {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(getName(row)) && seen.add(getName(row)));
};

const choices = (rows: readonly (AnswerChoice | null)[]): readonly AnswerChoice[] =>
  firstOfEach(readableRows(rows), ({ value }) => value);

/** Answer types with options. */
const selected: ReadonlySet<string> = new Set(['radio', 'checkbox']);

/**
 * A question of a form (spec 3); null without an id or a text. Unknown types and questions without
 * options are 'not-allowed' and not validated, so that the form can be sent.
 */
export function toSurveyQuestion(row: WireQuestion): SurveyQuestion | null {
  const wire = readObject(row);
  const id = readString(wire?.id);
  const questionText = readString(wire?.text);
  if (wire === null || id === '' || questionText === '') return null;
  const option = readObject(wire.answerOption);
  const options = choices(
    mapRows(option?.options, (one) => choice(readObject(one)?.value, readObject(one)?.label)),
  );
  const known = getAnswerOptionType(readString(option?.type)) ?? 'not-allowed';
  const type = selected.has(known) && options.length === 0 ? 'not-allowed' : known;
  return {
    id,
    text: questionText,
    validations:
      type === 'not-allowed' ? [] : readableRows(mapRows(wire.validations, toDynamicRule)),
    answerOption: {
      type,
      options,
      items: choices(
        mapRows(option?.properties, (one) => choice(readObject(one)?.name, readObject(one)?.value)),
      ),
    },
  };
}

/** The questions of a form (spec 3, survey question; reading 32). */
const surveyQuestionsQuery: RemoteQuery<
  SurveyQuestionsQuery,
  SurveyQuestionsQueryVariables,
  readonly SurveyQuestion[]
> = {
  document: SurveyQuestionsDocument,
  fetchPolicy: 'network-only',
  read: ({ surveyQuestions: rows }) =>
    Array.isArray(rows)
      ? firstOfEach(readableRows(mapRows(rows, toSurveyQuestion)), ({ id }) => id)
      : null,
  isEmpty: (questions) => questions.length === 0,
};

/** The questions of the form with this name. */
export const surveyQuestionsRequest = (form: string) => ({
  document: SurveyQuestionsDocument,
  variables: { form },
});

/** The questions of the form with this name; empty if unknown. */
export const useSurveyQuestions = (form: string): Remote<readonly SurveyQuestion[]> =>
  useRemote(surveyQuestionsQuery, surveyQuestionsRequest(form).variables);
