import { type Countdown, canLogOut, getCountdown } from '@surtidor/domain/session';
import { Button, Countdown as CountdownText, ErrorPage } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { Logo } from '../../platform/brand/logo.tsx';
import { usePortal, useSessionSnapshot } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { saveSignInReason } from '../../platform/session/sign-in-reason.ts';
import { PageTitle } from '../frame/page-title.tsx';

const tickMs = 250;

/**
 * Renders the 401 page: message, countdown from 7 and a link to the sign-in page (spec 2 and 4). It ends only the
 * rejected session, not a newer one (faults 14).
 */
export const SessionExpiredPage = ({ countdown }: { countdown: Countdown }) => {
  const text = useText();
  const { sessions, browser, clock } = usePortal();
  const { key } = useSessionSnapshot();
  const [currentTime, setCurrentTime] = useState(clock);
  const { count, shouldLogOut } = getCountdown(countdown, currentTime);

  useEffect(() => {
    const timer = setInterval(() => setCurrentTime(clock()), tickMs);
    return () => clearInterval(timer);
  }, [clock]);

  const signOut = () => {
    if (!canLogOut(countdown, key)) return;
    saveSignInReason(browser.tabStorage, 'unauthorized');
    void sessions.signOut();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: signs out once, when the countdown ends.
  useEffect(() => {
    if (shouldLogOut) signOut();
  }, [shouldLogOut]);

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-ui-canvas p-4">
      <PageTitle />
      <ErrorPage
        logo={<Logo />}
        illustration="session-ended"
        code="401"
        title={text('Unauthorized session token, you must log in again.')}
        countdown={<CountdownText label={text('Redirecting in')} seconds={count} />}
        actions={<Button onClick={signOut}>{text('Go to login')}</Button>}
      />
    </main>
  );
};
