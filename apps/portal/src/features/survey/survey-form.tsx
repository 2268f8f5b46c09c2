import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@surtidor/domain';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { FormFrame } from '../forms/index.ts';
import { goTo, type PlaceInList } from './place-in-list.ts';
import { SurveyQuestions } from './survey-questions.tsx';
import { useSurveyForm } from './use-survey-form.ts';

/** What somebody did before the form had come: their answers, and where they are among them. */
export interface Begun {
  readonly answers: SurveyAnswers;
  readonly place: () => PlaceInList | null;
}

export interface SurveyFormProps {
  /** The name the backend knows the form by. */
  readonly form: string;
  readonly questions: readonly SurveyQuestion[];
  readonly begun: Begun;
  /** Called once the answers were stored. */
  readonly onSent: () => void;
}

const answered = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/** The questions of a form with their answers (spec 2, survey and generic question form). */
export const SurveyForm = ({ form, questions, begun, onSent }: SurveyFormProps) => {
  const text = useText();
  const { portalForm, fieldOf } = useSurveyForm(form, questions, onSent);
  const { setValue, watch } = portalForm.form;
  const values = watch();
  const onAnswer = useCallback(
    (question: SurveyQuestion, answer: SurveyAnswer) =>
      setValue(fieldOf(question), answer, answered),
    [setValue, fieldOf],
  );
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun is taken over once
  useLayoutEffect(() => {
    const place = begun.place();
    if (place !== null) goTo(list.current, place);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun is taken over once
  useEffect(() => {
    for (const question of questions) {
      const answer = Object.hasOwn(begun.answers, question.id) && begun.answers[question.id];
      if (answer) setValue(fieldOf(question), answer, answered);
    }
  }, []);
  return (
    <FormFrame
      form={portalForm}
      saveLabel={text('Send the answers')}
      failureTitle={text('Your answers were not sent')}
    >
      <SurveyQuestions
        questions={questions}
        answerOf={(question) => values[fieldOf(question)]}
        onAnswer={onAnswer}
        bindingOf={(question) => portalForm.binding(fieldOf(question))}
        disabled={portalForm.saving}
        listRef={list}
      />
    </FormFrame>
  );
};
