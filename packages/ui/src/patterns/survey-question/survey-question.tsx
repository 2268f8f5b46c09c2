import { forwardRef, type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ToneIcon } from '../../foundations/tone/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { FieldNotes } from '../../inputs/form-field/form-field.tsx';
import { useKitMessages, usePatternMessages } from '../../messages/index.ts';
import type { SurveyAnswer } from './answer.ts';
import { AnswerComment } from './answer-comment.tsx';
import { ChoicesTiles, ChoiceTiles } from './answer-tiles.tsx';
import { RatingList } from './rating-list.tsx';

export interface SurveyQuestionProps extends RootProps {
  /** Where an error summary leads to; one is made when none is given. */
  id?: string;
  /** The question's place in the survey, from 1. */
  position: number;
  /** The question in words. */
  text: string;
  /** `optional` says so beside the question; `required` is told to screen readers. */
  need?: 'required' | 'optional';
  /** How it is answered, with the answer so far. */
  answer: SurveyAnswer;
  /** Help that stays in sight, and is read with the group. */
  hint?: ReactNode;
  /** What is wrong with the answer; null keeps the space of one line (`FieldProps`). */
  error?: ReactNode;
  /** Cannot be answered, as while the survey is being sent. */
  disabled?: boolean;
}

/** One question of a survey with its answer (spec 2, survey). */
export const SurveyQuestion = forwardRef<HTMLElement, SurveyQuestionProps>(function SurveyQuestion(
  { id, need = 'required', answer, hint, error, disabled = false, ...question },
  ref,
) {
  const { required: requiredText } = useKitMessages();
  const generated = useId();
  const questionId = id ?? generated;
  const required = need === 'required';
  // A group of boxes has no attribute that says so.
  const isDescribed = required && answer.kind === 'choices';
  const notes = [
    isDescribed && `${questionId}-required`,
    hint && `${questionId}-hint`,
    error && `${questionId}-error`,
  ];
  const describedBy = notes.filter(Boolean).join(' ') || undefined;
  const parts = { id: questionId, describedBy, invalid: Boolean(error), disabled, required };
  const title = <QuestionTitle {...question} need={need} />;
  if (answer.kind === 'comment') {
    return (
      <div
        ref={ref as Ref<HTMLDivElement>}
        {...passedOn(question)}
        className={cn('flex min-w-0 flex-col gap-2', question.className)}
      >
        <label htmlFor={questionId} className="font-heading font-bold wrap-anywhere">
          {title}
        </label>
        <AnswerField answer={answer} {...parts} />
        <FieldNotes id={questionId} hint={hint} error={error} />
      </div>
    );
  }
  return (
    <fieldset
      ref={ref as Ref<HTMLFieldSetElement>}
      {...passedOn(question)}
      id={questionId}
      {...(answer.kind === 'choice' && {
        role: 'radiogroup',
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={cn('flex min-w-0 flex-col gap-2 outline-none', question.className)}
    >
      <legend className="mb-3 font-heading font-bold wrap-anywhere">{title}</legend>
      {isDescribed && (
        <span id={`${questionId}-required`} hidden>
          {requiredText}
        </span>
      )}
      <AnswerField answer={answer} {...parts} />
      <FieldNotes id={questionId} hint={hint} error={error} />
    </fieldset>
  );
});

const QuestionTitle = ({
  position,
  text,
  need,
}: Pick<SurveyQuestionProps, 'position' | 'text' | 'need'>) => {
  const { optional } = useKitMessages();
  const { question } = usePatternMessages();
  return (
    <>
      <span className="sr-only">{question(position)} </span>
      <span aria-hidden="true" className="text-primary-ink tabular-nums">
        {position}.{' '}
      </span>
      {text}
      {need === 'optional' && (
        <span className="font-body font-normal text-ink-soft"> {optional}</span>
      )}
    </>
  );
};

interface AnswerFieldProps {
  answer: SurveyAnswer;
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  required: boolean;
}

const AnswerField = ({
  answer,
  id,
  describedBy,
  invalid,
  disabled,
  required,
}: AnswerFieldProps): ReactElement => {
  switch (answer.kind) {
    case 'rating':
      return <RatingList {...answer} {...{ invalid, disabled, required }} />;
    case 'choice':
      return <ChoiceTiles {...answer} name={id} {...{ invalid, disabled, required }} />;
    case 'choices':
      return <ChoicesTiles {...answer} name={id} {...{ invalid, disabled }} />;
    case 'comment':
      return <AnswerComment {...answer} {...{ id, describedBy, invalid, disabled, required }} />;
    case 'not-allowed':
      return (
        <p className="flex gap-2 text-sm text-warning-ink">
          <ToneIcon tone="warning" className="mt-0.5 size-4 shrink-0" />
          {answer.message}
        </p>
      );
  }
};
