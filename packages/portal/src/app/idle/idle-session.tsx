import { StatusModal } from '@surtidor/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { usePortal, useSessionSnapshot } from '../../platform/context/portal-context.tsx';
import { createIdleRecord } from '../../platform/idle/idle-record.ts';
import {
  connectIdleWatch,
  createIdleWatch,
  type IdleWatch,
  IdleWatchContext,
} from '../../platform/idle/idle-watch.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { saveSignInReason } from '../../platform/session/sign-in-reason.ts';
import { hydration } from '../environment/hydration.ts';
import { SignOutProvider, useSignOut } from '../frame/sign-out-provider.tsx';

interface IdleWarningProps {
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Renders the session-expiry warning (spec 2, header). */
const IdleWarning = ({ onStay, onSignOut }: IdleWarningProps) => {
  const text = useText();
  return (
    <StatusModal
      open
      status="warning"
      title={text('Your session will expire in one minute due to inactivity')}
      acceptLabel={text('Stay signed in')}
      onAccept={onStay}
      cancelLabel={text('Cerrar Sesión')}
      onCancel={onSignOut}
    >
      {text('Are you still there? Click the button to continue.')}
    </StatusModal>
  );
};

/** The throttle of writes to the shared expiry (faults 16). */
const publishThrottleMs = 1000;

function useWatch(): IdleWatch {
  const { config, deploymentOptions, browser, clock } = usePortal();
  const { key } = useSessionSnapshot();
  return useMemo(
    () =>
      createIdleWatch({
        settings: {
          timeoutMs: config.session.idleMs,
          reminderMs: config.session.reminderMs,
          graceMs: deploymentOptions.paymentGraceMs,
          publishMs: publishThrottleMs,
        },
        record: createIdleRecord(browser.sharedStorage, key ?? '', hydration.getClockOffset),
        now: clock,
        monotonicClock: () => performance.now(),
      }),
    [config, deploymentOptions, browser, clock, key],
  );
}

const Reminder = ({ onStay }: { onStay: () => void }) => (
  <IdleWarning onStay={onStay} onSignOut={useSignOut()} />
);

/**
 * Ends the session after fifteen idle minutes and warns one minute before (spec 4). A session that expired
 * in the background is signed out before its page renders (faults 15).
 */
export const IdleSession = ({ children }: { children: ReactNode }) => {
  const { sessions, browser } = usePortal();
  const watch = useWatch();
  // The page of an ended session is removed before other listeners of the same event request anything.
  const subscribe = useCallback(
    (listener: () => void) => watch.subscribe(() => flushSync(listener)),
    [watch],
  );
  const phase = useSyncExternalStore(subscribe, watch.getPhase, watch.getPhase);
  useEffect(() => connectIdleWatch(watch, document), [watch]);
  useEffect(() => {
    if (phase !== 'expired') return;
    saveSignInReason(browser.tabStorage, 'idle');
    void sessions.signOut();
  }, [phase, sessions, browser]);
  if (phase === 'expired') return null;
  return (
    <IdleWatchContext value={watch}>
      <SignOutProvider>
        {children}
        {phase === 'reminding' && <Reminder onStay={() => watch.dispatch('activity')} />}
      </SignOutProvider>
    </IdleWatchContext>
  );
};
