import type { SurveyQuestion as Question } from '@surtidor/domain';
import { SurveyQuestion } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { FormFrame } from '../forms/index.ts';
import { kitAnswer } from './kit-answer.ts';
import { useSurveyForm } from './use-survey-form.ts';

export interface SurveyFormProps {
  /** The name the backend knows the form by. */
  readonly form: string;
  readonly questions: readonly Question[];
  /** Called once the answers were stored. */
  readonly onSent: () => void;
}

const isRequired = ({ validations }: Question, answered: (id: string) => unknown): boolean =>
  validations.some(
    (rule) =>
      rule.type === 'required' ||
      (rule.type === 'requiredIf' && [answered(rule.question)].flat().includes(rule.equals)),
  );

/** The questions of a form with their answers (spec 2, survey and generic question form). */
export const SurveyForm = ({ form, questions, onSent }: SurveyFormProps) => {
  const text = useText();
  const { portalForm, fieldOf } = useSurveyForm(form, questions, onSent);
  const { setValue, watch } = portalForm.form;
  const values = watch();
  const answered = (id: string) => {
    const asked = questions.find((question) => question.id === id);
    return asked && values[fieldOf(asked)];
  };
  return (
    <FormFrame
      form={portalForm}
      saveLabel={text('Send the answers')}
      failureTitle={text('Your answers were not sent')}
    >
      <ol className="flex list-none flex-col gap-8">
        {questions.map((question, place) => {
          const field = fieldOf(question);
          const { id, error } = portalForm.binding(field);
          const answer = kitAnswer(
            question,
            values[field],
            (next) =>
              setValue(field, next, {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: true,
              }),
            text('answer option type not allowed'),
          );
          return (
            <li key={question.id}>
              <SurveyQuestion
                id={id}
                position={place + 1}
                text={question.text}
                need={isRequired(question, answered) ? 'required' : 'optional'}
                answer={answer}
                {...(error !== undefined && { error })}
                disabled={portalForm.saving}
              />
            </li>
          );
        })}
      </ol>
    </FormFrame>
  );
};
