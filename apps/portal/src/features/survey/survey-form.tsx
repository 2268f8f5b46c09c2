import type { SurveyAnswer, SurveyQuestion } from '@surtidor/domain';
import { RequiredNote } from '@surtidor/ui';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { FormFrame } from '../forms/index.ts';
import { fieldOf } from './answer-fields.ts';
import { SurveyQuestions, type SurveyQuestionsProps } from './survey-questions.tsx';
import { useSurveyForm } from './use-survey-form.ts';

export interface SurveyFormProps {
  /** The name the backend knows the form by. */
  readonly form: string;
  readonly questions: readonly SurveyQuestion[];
  /** Called once the answers were stored. */
  readonly onSent: () => void;
}

type QuestionBinding = NonNullable<SurveyQuestionsProps['bindingOf']>;

const answered = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/**
 * What is wrong with each answer, a moment after the summary says it: of sixty questions none waits to
 * be rendered before the page answers the key.
 */
function useLateErrors(questions: readonly SurveyQuestion[], bindingOf: QuestionBinding) {
  // As a text it stays the same from one rendering to the next.
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
      setValue(fieldOf(question), answer, answered),
    [setValue],
  );
  const bindingOf = useLateErrors(questions, (question) => portalForm.binding(fieldOf(question)));
  return (
    <FormFrame
      form={portalForm}
      saveLabel={text('Send the answers')}
      failureTitle={text('Your answers were not sent')}
    >
      <RequiredNote />
      <SurveyQuestions
        questions={questions}
        answerOf={(question) => values[fieldOf(question)]}
        onAnswer={onAnswer}
        bindingOf={bindingOf}
        disabled={portalForm.saving}
      />
    </FormFrame>
  );
};
