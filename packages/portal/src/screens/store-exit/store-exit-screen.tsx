import { fetchStoreLink } from '@surtidor/data/rest';
import { createFailure, type Failure } from '@surtidor/domain';
import { checkUrl } from '@surtidor/domain/content';
import { Button, Spinner, StateMessage } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../platform/router/link.tsx';
import { useSessionFetch } from '../../platform/session/use-session-fetch.ts';
import '../../shared/messages/spanish/features/store.ts';

/** Redirects to the external store. The URL is the base URL plus the link from the server (spec 2). */
const StoreExitScreen = () => {
  const text = useText();
  const { config, browser } = usePortal();
  const sessionFetch = useSessionFetch();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` sends another request.
  useEffect(() => {
    let isCancelled = false;
    void fetchStoreLink({ fetch: sessionFetch }).then((outcome) => {
      if (isCancelled) return;
      if (outcome.kind === 'failed') return setFailure(outcome.failure);
      const storeUrl = checkUrl(`${config.storeBaseUrl}${outcome.value}`, {
        hosts: config.allowedHosts,
      });
      if (storeUrl.kind === 'allowed') browser.redirectTo(storeUrl.href, 'passed');
      else setFailure(createFailure('address-not-allowed'));
    });
    return () => {
      isCancelled = true;
    };
  }, [config, browser, sessionFetch, attempt]);

  if (failure === null) {
    return (
      <div className="flex flex-col items-center gap-4 py-16 text-center">
        <Spinner size="lg" className="text-ui-primary-ink" />
        <p role="status" className="font-heading text-lg font-bold">
          {text('Opening the store…')}
        </p>
      </div>
    );
  }
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return (
    <StateMessage
      illustration="failed"
      urgency="alert"
      title={text('We could not open the store')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={retry}>{text('Try again')}</Button>
          <ButtonLink href="/" variant="secondary">
            {text('Go to homepage')}
          </ButtonLink>
        </div>
      }
    >
      {text(failure.message.key, failure.message.params)}
    </StateMessage>
  );
};

export default StoreExitScreen;
