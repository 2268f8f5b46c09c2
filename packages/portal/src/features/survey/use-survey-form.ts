import { submitSurvey, useDataContext } from '@surtidor/data';
import { getSurveyErrors, getSurveyRecords, type SurveyQuestion } from '@surtidor/domain/survey';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useText } from '../../platform/messages/text-context.tsx';
import { createRulesSchema, usePortalForm } from '../forms/index.ts';
import {
  type AnswerFields,
  getAnswers,
  getDraftName,
  getField,
  getFields,
} from './answer-fields.ts';

/**
 * Creates a form from its definition: its own rules, a draft that survives the session, and a single submit.
 * @param form The backend's name of the form.
 */
export function useSurveyForm(
  form: string,
  questions: readonly SurveyQuestion[],
  onSent: () => void,
) {
  const text = useText();
  const { client } = useDataContext();
  const schema = useMemo(() => {
    const shape = z.object(
      Object.fromEntries(
        questions.map((question) => [
          getField(question),
          z.optional(z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])),
        ]),
      ),
    );
    const rules = (values: AnswerFields) => {
      const errors = getSurveyErrors(questions, getAnswers(questions, values));
      return Object.fromEntries(
        questions.flatMap((question, index) => {
          const error = Object.hasOwn(errors, question.id) ? errors[question.id] : undefined;
          // The message is next to the question, so the number identifies it.
          const fieldName = text('Question {n}', { n: index + 1 });
          return error
            ? [[getField(question), { ...error, params: { ...error.params, fieldName } }]]
            : [];
        }),
      );
    };
    return createRulesSchema<AnswerFields>(shape, rules, text);
  }, [questions, text]);
  return usePortalForm<AnswerFields>({
    schema,
    initial: getFields(questions, {}),
    labels: Object.fromEntries(questions.map((question) => [getField(question), question.text])),
    save: async (values) => {
      const records = getSurveyRecords(questions, getAnswers(questions, values));
      const outcome = await submitSurvey(client, form, records);
      return outcome.kind === 'done' ? { kind: 'done' } : outcome;
    },
    onSaved: onSent,
    draftName: getDraftName(form),
    draftLifetime: 'tab',
  });
}
