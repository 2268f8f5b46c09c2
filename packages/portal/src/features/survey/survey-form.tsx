import type { SurveyAnswer, SurveyQuestion } from '@surtidor/domain/survey';
import { RequiredNote } from '@surtidor/ui';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { FormFrame } from '../forms/index.ts';
import { getField } from './answer-fields.ts';
import { SurveyQuestions, type SurveyQuestionsProps } from './survey-questions.tsx';
import { useSurveyForm } from './use-survey-form.ts';
import '../../shared/messages/spanish/questions.ts';

export interface SurveyFormProps {
  /** The backend's name of the form. */
  readonly form: string;
  readonly questions: readonly SurveyQuestion[];
  /** Called after the answers were saved. */
  readonly onSent: () => void;
}

type QuestionBinding = NonNullable<SurveyQuestionsProps['getBinding']>;

const setValueOptions = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/** Returns the errors of the answers, deferred until after the summary, so that sixty questions do not block the page. */
function useDeferredErrors(questions: readonly SurveyQuestion[], getBinding: QuestionBinding) {
  // A string is stable across renders.
  const errorsJson = JSON.stringify(questions.map((question) => getBinding(question).error));
  const deferredErrors = useDeferredValue(errorsJson);
  const errorsById = useMemo(() => {
    const messages: readonly (string | null)[] = JSON.parse(deferredErrors);
    return new Map(questions.map(({ id }, index) => [id, messages[index] ?? null]));
  }, [questions, deferredErrors]);
  return (question: SurveyQuestion) => ({
    id: getBinding(question).id,
    error: errorsById.get(question.id) ?? null,
  });
}

/** Renders the questions of a form with their answers (spec 2, survey and generic question form). */
export const SurveyForm = ({ form, questions, onSent }: SurveyFormProps) => {
  const text = useText();
  const portalForm = useSurveyForm(form, questions, onSent);
  const { setValue, watch } = portalForm.form;
  const values = watch();
  const onAnswer = useCallback(
    (question: SurveyQuestion, answer: SurveyAnswer) =>
      setValue(getField(question), answer, setValueOptions),
    [setValue],
  );
  const getBinding = useDeferredErrors(questions, (question) =>
    portalForm.binding(getField(question)),
  );
  return (
    <FormFrame
      form={portalForm}
      saveLabel={text('Send answers')}
      failureTitle={text('Your answers were not sent')}
    >
      <RequiredNote />
      <SurveyQuestions
        questions={questions}
        getAnswer={(question) => values[getField(question)]}
        onAnswer={onAnswer}
        getBinding={getBinding}
        disabled={portalForm.saving}
      />
    </FormFrame>
  );
};
