import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@surtidor/domain';
import { Button, RequiredNote } from '@surtidor/ui';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { type PlaceInList, placeIn } from './place-in-list.ts';
import type { SurveyFormProps } from './survey-form.tsx';
import { SurveyQuestions } from './survey-questions.tsx';

const SurveyForm = lazyPart(async () => (await import('./survey-form.tsx')).SurveyForm);

/**
 * The questions at once, the form that checks and sends them as soon as it has come: what was
 * answered meanwhile is in it, and the focus stays where it was.
 */
export const SurveySheet = ({ form, questions, onSent }: Omit<SurveyFormProps, 'begun'>) => {
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<PlaceInList | null>(null);
  const begun = useMemo(() => ({ answers, place: () => place.current }), [answers]);
  const onAnswer = useCallback(
    ({ id }: SurveyQuestion, answer: SurveyAnswer) =>
      setAnswers((all) => ({ ...all, [id]: answer })),
    [],
  );
  const note = () => {
    place.current = placeIn(list.current);
  };
  return (
    <Suspense
      fallback={
        <form
          noValidate
          className="flex flex-col gap-5"
          onFocus={note}
          onKeyUp={note}
          onBlur={() => {
            place.current = null;
          }}
        >
          <RequiredNote />
          <SurveyQuestions
            questions={questions}
            answerOf={({ id }) => (Object.hasOwn(answers, id) ? answers[id] : undefined)}
            onAnswer={onAnswer}
            listRef={list}
          />
          <SendLater />
        </form>
      }
    >
      <SurveyForm form={form} questions={questions} begun={begun} onSent={onSent} />
    </Suspense>
  );
};

const SendLater = () => {
  const text = useText();
  return (
    <div>
      <Button size="lg" disabled>
        {text('Send the answers')}
      </Button>
    </div>
  );
};
