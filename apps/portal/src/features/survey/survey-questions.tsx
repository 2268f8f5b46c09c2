import type { SurveyQuestion as Question, SurveyAnswer } from '@surtidor/domain';
import { SurveyQuestion } from '@surtidor/ui';
import { memo } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { kitAnswer } from './kit-answer.ts';

export interface SurveyQuestionsProps {
  readonly questions: readonly Question[];
  readonly answerOf: (question: Question) => SurveyAnswer | undefined;
  /** Keep it the same function from one rendering to the next. */
  readonly onAnswer: (question: Question, answer: SurveyAnswer) => void;
  /** Where an error summary leads to, and what is wrong with an answer. */
  readonly bindingOf: (question: Question) => {
    readonly id: string;
    readonly error: string | null;
  };
  readonly disabled?: boolean;
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

interface SurveyItemProps extends Pick<SurveyQuestionsProps, 'onAnswer' | 'disabled'> {
  readonly question: Question;
  readonly place: number;
  readonly required: boolean;
  readonly answer: SurveyAnswer | undefined;
  readonly id: string;
  readonly error: string | null;
}

/** Forms hand out copies of their answers: what they hold decides. */
const isSameItem = (one: SurveyItemProps, other: SurveyItemProps): boolean =>
  one.question === other.question &&
  one.place === other.place &&
  one.required === other.required &&
  one.id === other.id &&
  one.error === other.error &&
  one.disabled === other.disabled &&
  one.onAnswer === other.onAnswer &&
  JSON.stringify(one.answer) === JSON.stringify(other.answer);

/** One question; of sixty only those are rendered again that changed. */
const SurveyItem = memo(function SurveyItem(props: SurveyItemProps) {
  const { question, place, required, answer, id, error, disabled = false, onAnswer } = props;
  const text = useText();
  return (
    <SurveyQuestion
      id={id}
      position={place + 1}
      text={question.text}
      need={required ? 'required' : 'optional'}
      answer={kitAnswer(
        question,
        answer,
        (next) => onAnswer(question, next),
        text('answer option type not allowed'),
      )}
      error={error}
      disabled={disabled}
    />
  );
}, isSameItem);

/** The questions of a form in their order, with the answers so far. */
export const SurveyQuestions = ({
  questions,
  answerOf,
  onAnswer,
  bindingOf,
  disabled = false,
}: SurveyQuestionsProps) => {
  const answered = (id: string) => {
    const found = questions.find((question) => question.id === id);
    return found && answerOf(found);
  };
  return (
    <ol className="flex list-none flex-col gap-8">
      {questions.map((question, place) => (
        <li key={question.id}>
          <SurveyItem
            question={question}
            place={place}
            required={isRequired(question, answered)}
            answer={answerOf(question)}
            id={bindingOf(question).id}
            error={bindingOf(question).error}
            disabled={disabled}
            onAnswer={onAnswer}
          />
        </li>
      ))}
    </ol>
  );
};
