import type { SurveyAnswer, SurveyQuestion } from '@surtidor/domain';
import { RequiredNote } from '@surtidor/ui';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { FormFrame } from '../forms/index.ts';
import { getField } from './answer-fields.ts';
import { SurveyQuestions, type SurveyQuestionsProps } from './survey-questions.tsx';
import { useSurveyForm } from './use-survey-form.ts';

export interface SurveyFormProps {
  /** The backend's name of the form. */
  readonly form: string;
  readonly questions: readonly SurveyQuestion[];
  /** Called after the answers were saved. */
  readonly onSent: () => void;
}

type QuestionBinding = NonNullable<SurveyQuestionsProps['bindingOf']>;

const answered = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/** The errors of the answers, deferred behind the summary so that sixty questions do not block the page. */
function useLateErrors(questions: readonly SurveyQuestion[], bindingOf: QuestionBinding) {
  // A string is stable across renders.
  const errors = JSON.stringify(questions.map((question) => bindingOf(question).error));
  const shown = useDeferredValue(errors);
  const byId = useMemo(() => {
    const texts: readonly (string | null)[] = JSON.parse(shown);
    return new Map(questions.map(({ id }, place) => [id, texts[place] ?? null]));
  }, [questions, shown]);
  return (question: SurveyQuestion) => ({
    id: bindingOf(question).id,
    error: byId.get(question.id) ?? null,
  });
}

/** The questions of a form with their answers (spec 2, survey and generic question form). */
export const SurveyForm = ({ form, questions, onSent }: SurveyFormProps) => {
  const text = useText();
  const portalForm = useSurveyForm(form, questions, onSent);
  const { setValue, watch } = portalForm.form;
  const values = watch();
  const onAnswer = useCallback(
    (question: SurveyQuestion, answer: SurveyAnswer) =>
      setValue(getField(question), answer, answered),
    [setValue],
  );
  const bindingOf = useLateErrors(questions, (question) => portalForm.binding(getField(question)));
  return (
    <FormFrame
      form={portalForm}
      saveLabel={text('Send the answers')}
      failureTitle={text('Your answers were not sent')}
    >
      <RequiredNote />
      <SurveyQuestions
        questions={questions}
        getAnswer={(question) => values[getField(question)]}
        onAnswer={onAnswer}
        bindingOf={bindingOf}
        disabled={portalForm.saving}
      />
    </FormFrame>
  );
};
