import { Button, StateMessage } from '@surtidor/ui';
import { Component, type ReactNode } from 'react';
import type { Browser } from '../../platform/browser/browser.ts';
import { claimReload, isChunkLoadError } from '../../platform/loading/chunk-load-error.ts';
import { useText } from '../../platform/messages/text-context.tsx';

interface CrashCardProps {
  /** A chunk that failed to load, online or offline, or an unexpected error. */
  readonly kind: 'new-version' | 'offline' | 'unexpected';
  readonly onReload: () => void;
}

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

/** Renders a card instead of a page that crashed. */
const CrashCard = ({ kind, onReload }: CrashCardProps) => {
  const text = useText();
  const { illustration, title, detail } = contentByKind[kind];
  return (
    <main className="flex min-h-dvh items-center justify-center bg-canvas p-4">
      <StateMessage
        illustration={illustration}
        title={text(title)}
        urgency="alert"
        action={<Button onClick={onReload}>{text('Reload')}</Button>}
      >
        {text(detail)}
      </StateMessage>
    </main>
  );
};

interface Props {
  readonly browser: Browser;
  readonly now: () => number;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
  /** Whether the browser was offline: a reload would lose the page. */
  readonly offline: boolean;
}

/**
 * The error boundary of the entire portal. If a chunk fails to load, the page reloads once; other errors show a card.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, offline: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true, offline: !navigator.onLine };
  }

  override componentDidCatch(error: unknown) {
    const { browser, now } = this.props;
    if (!isChunkLoadError(error)) return;
    if (!navigator.onLine) window.addEventListener('online', browser.reload, { once: true });
    else if (claimReload(browser.tabStorage, now())) browser.reload();
  }

  private getKind(): CrashCardProps['kind'] {
    if (!isChunkLoadError(this.state.error)) return 'unexpected';
    return this.state.offline ? 'offline' : 'new-version';
  }

  override render() {
    const { browser, children } = this.props;
    if (!this.state.failed) return children;
    return <CrashCard kind={this.getKind()} onReload={browser.reload} />;
  }
}
