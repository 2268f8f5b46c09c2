import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@surtidor/domain';
import { Button, RequiredNote } from '@surtidor/ui';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { LazyLeaveDialog } from '../forms/lazy-leave-dialog.tsx';
import { useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { useDraftSlot } from '../forms/use-draft-slot.ts';
import { answerTo, draftNameOf, fieldsOf } from './answer-fields.ts';
import { type ListPosition, positionIn } from './list-position.ts';
import type { SurveyFormProps } from './survey-form.tsx';
import { SurveyQuestions } from './survey-questions.tsx';

const SurveyForm = lazyPart(async () => (await import('./survey-form.tsx')).SurveyForm);

/**
 * The questions at once, the form that checks and sends them as soon as it has come: what was
 * answered meanwhile is in it, and the focus stays where it was. From the first answer on they outlive
 * an ended session, and leaving asks first.
 */
export const SurveySheet = ({
  form,
  questions,
  onSent,
}: Omit<SurveyFormProps, 'begun' | 'onChange'>) => {
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<ListPosition | null>(null);
  const begun = useMemo(() => ({ answers, place: () => place.current }), [answers]);
  const [unsent, setUnsent] = useState(false);
  const leaving = useUnsavedChanges(unsent);
  const slot = useDraftSlot(draftNameOf(form), 'tab');
  const onAnswer = useCallback(({ id }: SurveyQuestion, answer: SurveyAnswer) => {
    setUnsent(true);
    setAnswers((all) => ({ ...all, [id]: answer }));
  }, []);
  useEffect(() => {
    if (Object.keys(answers).length === 0) return;
    // What an earlier sign-in left waits for the form, which puts both together.
    if (slot?.interrupted() === null) slot.keep(fieldsOf(questions, answers));
  }, [slot, questions, answers]);
  const note = () => {
    place.current = positionIn(list.current);
  };
  return (
    <>
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
              answerOf={(question) => answerTo(answers, question)}
              onAnswer={onAnswer}
              listRef={list}
            />
            <SendLater />
          </form>
        }
      >
        <SurveyForm
          form={form}
          questions={questions}
          begun={begun}
          onChange={setUnsent}
          onSent={() => {
            leaving.release();
            onSent();
          }}
        />
      </Suspense>
      {unsent && (
        <LazyLeaveDialog
          {...leaving}
          leave={() => {
            slot?.forget();
            leaving.leave();
          }}
        />
      )}
    </>
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
