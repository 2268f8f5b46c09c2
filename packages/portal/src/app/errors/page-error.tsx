import { Button, StateMessage } from '@surtidor/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { claimReload, isChunkLoadError } from '../../platform/loading/chunk-load-error.ts';
import { useText } from '../../platform/messages/text-context.tsx';

const contentByKind = {
  'new-version': {
    illustration: 'maintenance',
    title: 'There is a new version of the portal.',
    detail: 'Reload the page to continue.',
  },
  offline: {
    illustration: 'failed',
    title: 'You have no internet connection.',
    detail: 'Reload the page to continue.',
  },
  unexpected: {
    illustration: 'failed',
    title: 'An unexpected error occurred.',
    detail: 'Your data is safe. Try again in a few minutes.',
  },
} as const;

/** Returns the kind of an error: a chunk that failed to load, online or offline, or any other error. */
function getErrorKind(error: unknown): keyof typeof contentByKind {
  if (!isChunkLoadError(error)) return 'unexpected';
  return navigator.onLine ? 'new-version' : 'offline';
}

export type PageErrorProps = Pick<ErrorComponentProps, 'error'>;

/**
 * Renders a card instead of a page that crashed; header and menu still work. If a chunk failed to load, reloads once,
 * but not while the browser is offline, because a reload would lose the page.
 */
export const PageError = ({ error }: PageErrorProps) => {
  const text = useText();
  const { browser, clock } = usePortal();
  const [kind] = useState(() => getErrorKind(error));
  useEffect(() => {
    if (kind === 'new-version' && claimReload(browser.tabStorage, clock())) browser.reload();
    if (kind !== 'offline') return;
    window.addEventListener('online', browser.reload);
    return () => window.removeEventListener('online', browser.reload);
  }, [kind, browser, clock]);
  const { illustration, title, detail } = contentByKind[kind];
  return (
    <StateMessage
      illustration={illustration}
      title={text(title)}
      urgency="alert"
      action={<Button onClick={browser.reload}>{text('Reload')}</Button>}
    >
      {text(detail)}
    </StateMessage>
  );
};

/** Renders the card as a whole page, for an error in the layout of a page. */
export const LayoutError = ({ error }: PageErrorProps) => (
  <main className="flex min-h-dvh items-center justify-center bg-ui-canvas p-4">
    <PageError error={error} />
  </main>
);
