import { submitSurvey, useDataContext } from '@surtidor/data';
import {
  type SurveyAnswers,
  type SurveyQuestion,
  surveyErrors,
  surveyRecords,
} from '@surtidor/domain';
import { useMemo } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { rulesSchema, usePortalForm, type Zod } from '../forms/index.ts';

type Values = { [question: string]: SurveyAnswers[string] };

/**
 * Field names of the form. A question's id may be anything: a number, which a path would read as a
 * place, or hold dots and brackets, which it would read as steps.
 */
const fieldOf = ({ id }: SurveyQuestion) =>
  `q-${id.replace(/[^a-z0-9-]/giu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;

/** The answers by question id. */
const answersOf = (questions: readonly SurveyQuestion[], values: Values): SurveyAnswers =>
  Object.fromEntries(questions.map((question) => [question.id, values[fieldOf(question)]]));

/**
 * A form drawn from its definition: the rules are the definition's own, the answers outlive an ended
 * session, and it is sent once.
 * @param form The name the backend knows it by.
 */
export function useSurveyForm(
  form: string,
  questions: readonly SurveyQuestion[],
  onSent: () => void,
) {
  const text = useText();
  const { client } = useDataContext();
  const schema = useMemo(() => {
    const shape = (z: Zod) =>
      z.object(
        Object.fromEntries(
          questions.map((question) => [
            fieldOf(question),
            z.optional(
              z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]),
            ),
          ]),
        ),
      );
    const rules = (values: Values) => {
      const errors = surveyErrors(questions, answersOf(questions, values));
      return Object.fromEntries(
        questions.flatMap((question) => {
          return Object.hasOwn(errors, question.id)
            ? [[fieldOf(question), errors[question.id]]]
            : [];
        }),
      );
    };
    return rulesSchema<Values>(shape, rules, text);
  }, [questions, text]);
  const portalForm = usePortalForm<Values>({
    schema,
    initial: Object.fromEntries(questions.map((question) => [fieldOf(question), undefined])),
    save: async (values) => {
      const records = surveyRecords(questions, answersOf(questions, values));
      const outcome = await submitSurvey(client, form, records);
      return outcome.kind === 'done' ? { kind: 'done' } : outcome;
    },
    onSaved: onSent,
    draftName: `survey-${form}`,
  });
  return { portalForm, fieldOf };
}
