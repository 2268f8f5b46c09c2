import type { SurveyQuestion as Question, SurveyAnswer } from '@surtidor/domain/survey';
import { SurveyQuestion } from '@surtidor/ui';
import { memo } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { toKitAnswer } from './kit-answer.ts';

export interface SurveyQuestionsProps {
  readonly questions: readonly Question[];
  readonly getAnswer: (question: Question) => SurveyAnswer | undefined;
  /** Must be stable. */
  readonly onAnswer: (question: Question, answer: SurveyAnswer) => void;
  /** Returns the target of the error summary and the error of an answer. */
  readonly getBinding: (question: Question) => {
    readonly id: string;
    readonly error: string | null;
  };
  readonly disabled?: boolean;
}

/** Whether a question is required now: always, or because of another answer (spec 2). */
const isRequired = (
  { validations }: Question,
  findAnswer: (id: string) => SurveyAnswer | undefined,
): boolean =>
  validations.some(
    (rule) =>
      rule.type === 'required' ||
      (rule.type === 'requiredIf' && [findAnswer(rule.question)].flat().includes(rule.equals)),
  );

interface SurveyItemProps extends Pick<SurveyQuestionsProps, 'onAnswer' | 'disabled'> {
  readonly question: Question;
  readonly questionIndex: number;
  readonly required: boolean;
  readonly answer: SurveyAnswer | undefined;
  readonly id: string;
  readonly error: string | null;
}

/** Forms return copies of answers, so compare by value. */
const isSameItem = (previous: SurveyItemProps, next: SurveyItemProps): boolean =>
  previous.question === next.question &&
  previous.questionIndex === next.questionIndex &&
  previous.required === next.required &&
  previous.id === next.id &&
  previous.error === next.error &&
  previous.disabled === next.disabled &&
  previous.onAnswer === next.onAnswer &&
  JSON.stringify(previous.answer) === JSON.stringify(next.answer);

/** Renders one question. It is memoised, so that of sixty questions only the changed ones re-render. */
const SurveyItem = memo(function SurveyItem(props: SurveyItemProps) {
  const {
    question,
    questionIndex,
    required,
    answer,
    id,
    error,
    disabled = false,
    onAnswer,
  } = props;
  const text = useText();
  return (
    <SurveyQuestion
      id={id}
      position={questionIndex + 1}
      text={question.text}
      need={required ? 'required' : 'optional'}
      answer={toKitAnswer(
        question,
        answer,
        (nextAnswer) => onAnswer(question, nextAnswer),
        text('answer option type not allowed'),
      )}
      error={error}
      disabled={disabled}
    />
  );
}, isSameItem);

/** Renders the questions of a form with the current answers. */
export const SurveyQuestions = ({
  questions,
  getAnswer,
  onAnswer,
  getBinding,
  disabled = false,
}: SurveyQuestionsProps) => {
  const findAnswer = (id: string) => {
    const matchingQuestion = questions.find((question) => question.id === id);
    return matchingQuestion && getAnswer(matchingQuestion);
  };
  return (
    <ol className="flex list-none flex-col gap-4">
      {questions.map((question, questionIndex) => (
        <li key={question.id}>
          <SurveyItem
            question={question}
            questionIndex={questionIndex}
            required={isRequired(question, findAnswer)}
            answer={getAnswer(question)}
            id={getBinding(question).id}
            error={getBinding(question).error}
            disabled={disabled}
            onAnswer={onAnswer}
          />
        </li>
      ))}
    </ol>
  );
};
