import { useSurveyQuestions } from '@surtidor/data';
import type { KeyValueStorage } from '@surtidor/flows/core';
import { Card, ListFrame, SkeletonList, StateMessage } from '@surtidor/ui';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { SurveyForm } from './survey-form.tsx';

const storageKey = 'surtidor-survey-sent';

/** Records that this user has answered a form, so the tab does not show it again. */
const markSurveySent = (tabStorage: KeyValueStorage, person: string, form: string): void => {
  tabStorage.set(storageKey, JSON.stringify([person, form]));
};

/** Whether this user has answered the form in this tab. */
const isSurveySent = (tabStorage: KeyValueStorage, person: string, form: string): boolean =>
  tabStorage.get(storageKey) === JSON.stringify([person, form]);

/** Takes the focus if it replaces the form. */
const ThanksMessage = ({ hasReplacedForm }: { hasReplacedForm: boolean }) => {
  const text = useText();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasReplacedForm || message.current === null) return;
    message.current.tabIndex = -1;
    message.current.focus();
  }, [hasReplacedForm]);
  return (
    <StateMessage
      ref={message}
      illustration="done"
      title={text('Thank you for your answers')}
      action={<ButtonLink href="/">{text('Back to home')}</ButtonLink>}
    >
      {text('We received your answers. You do not need to answer again.')}
    </StateMessage>
  );
};

/** Renders the message for support sessions, which cannot answer. */
const SupportNotice = () => {
  const text = useText();
  return (
    <StateMessage
      illustration="no-match"
      title={text('Support sessions cannot answer for the customer.')}
      action={<ButtonLink href="/">{text('Back to home')}</ButtonLink>}
    />
  );
};

export interface SurveyPageProps {
  /** The backend's name of the form. */
  readonly form: string;
  readonly title: string;
  readonly subtitle: string;
  /** Each user answers it once. */
  readonly isAnsweredOnce?: boolean;
}

/** Renders a form of questions, from loading to the confirmation that the answers were sent. */
export const SurveyPage = ({ form, title, subtitle, isAnsweredOnce = false }: SurveyPageProps) => {
  const text = useText();
  const { support, clientCode, userId } = useSession();
  const { tabStorage } = usePortal().browser;
  const person = `${clientCode}/${userId}`;
  const { state, retry } = useSurveyQuestions(form);
  const [isJustSent, setIsJustSent] = useState(false);
  const isHydrated = useHydrated();
  // Only the browser has the storage of the tab.
  const isSent =
    isJustSent || (isHydrated && isAnsweredOnce && isSurveySent(tabStorage, person, form));
  const handleSent = () => {
    if (isAnsweredOnce) markSurveySent(tabStorage, person, form);
    setIsJustSent(true);
  };
  const questions = getData(state);
  return (
    <>
      <PageHead title={title} {...(!isSent && { subtitle })} />
      {support && <SupportNotice />}
      {!support && isSent && <ThanksMessage hasReplacedForm={isJustSent} />}
      {!support && !isSent && (
        <ListFrame
          {...getFrame(state, retry, text)}
          skeleton={<SkeletonList rows={5} shape="card" />}
          emptyTitle={text('There are no questions to show')}
          emptyText={text('This form does not exist, or is no longer open.')}
          emptyAction={<ButtonLink href="/">{text('Back to home')}</ButtonLink>}
        >
          {questions && (
            <Card>
              <SurveyForm form={form} questions={questions} onSent={handleSent} />
            </Card>
          )}
        </ListFrame>
      )}
    </>
  );
};
