import type { SurveyQuestion as Question, SurveyAnswer } from '@surtidor/domain';
import { SurveyQuestion } from '@surtidor/ui';
import type { RefObject } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { kitAnswer } from './kit-answer.ts';

export interface SurveyQuestionsProps {
  readonly questions: readonly Question[];
  readonly answerOf: (question: Question) => SurveyAnswer | undefined;
  readonly onAnswer: (question: Question, answer: SurveyAnswer) => void;
  /** Where an error summary leads to, and what is wrong with an answer; while there is a form. */
  readonly bindingOf?: (question: Question) => {
    readonly id: string;
    readonly error: string | undefined;
  };
  readonly disabled?: boolean;
  readonly listRef: RefObject<HTMLOListElement | null>;
}

/** Whether it must be answered as things are: always, or because of another answer (spec 2). */
const isRequired = (
  { validations }: Question,
  answered: (id: string) => SurveyAnswer | undefined,
): boolean =>
  validations.some(
    (rule) =>
      rule.type === 'required' ||
      (rule.type === 'requiredIf' && [answered(rule.question)].flat().includes(rule.equals)),
  );

/** The questions of a form in their order, with the answers so far. */
export const SurveyQuestions = ({
  questions,
  answerOf,
  onAnswer,
  bindingOf,
  disabled = false,
  listRef,
}: SurveyQuestionsProps) => {
  const text = useText();
  const answered = (id: string) => {
    const asked = questions.find((question) => question.id === id);
    return asked && answerOf(asked);
  };
  return (
    <ol ref={listRef} className="flex list-none flex-col gap-8">
      {questions.map((question, place) => {
        const { id, error } = bindingOf?.(question) ?? {};
        const answer = kitAnswer(
          question,
          answerOf(question),
          (next) => onAnswer(question, next),
          text('answer option type not allowed'),
        );
        return (
          <li key={question.id}>
            <SurveyQuestion
              {...(id !== undefined && { id })}
              position={place + 1}
              text={question.text}
              need={isRequired(question, answered) ? 'required' : 'optional'}
              answer={answer}
              {...(error !== undefined && { error })}
              disabled={disabled}
            />
          </li>
        );
      })}
    </ol>
  );
};
